import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { plainImports } from './plain-imports.ts';

const dir = mkdtempSync(join(tmpdir(), 'plain-imports-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** Builds two pages that import the same module when they are asked. */
async function buildPages(name: string, files: Readonly<Record<string, string>>) {
  const root = join(dir, name);
  mkdirSync(root);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
  const result = await build({
    root,
    configFile: false,
    envDir: false,
    logLevel: 'silent',
    plugins: [plainImports()],
    build: {
      write: false,
      rolldownOptions: { input: [join(root, 'a.html'), join(root, 'b.html')] },
    },
  });
  return (result as Rolldown.RolldownOutput).output.flatMap((output) =>
    output.type === 'chunk' ? [output] : [],
  );
}

const pages = {
  'a.html': '<script type="module" src="./a.js"></script>',
  'b.html': '<script type="module" src="./b.js"></script>',
  'a.js': "addEventListener('click', () => import('./late.js'));",
  'b.js': "addEventListener('keydown', () => import('./late.js'));",
};

test('what is imported late needs no file but its own', async () => {
  const chunks = await buildPages('plain', { ...pages, 'late.js': 'document.title = "late";' });
  expect(chunks.map(({ name }) => name).sort()).toEqual(['a', 'b', 'late']);
  expect(chunks.flatMap(({ imports }) => imports)).toEqual([]);
});

test('styles that would be lost stop the build', async () => {
  const late = { 'late.js': "import './late.css';", 'late.css': 'body { color: red }' };
  await expect(buildPages('styled', { ...pages, ...late })).rejects.toThrow(
    /imports styles late: take them with \?inline/,
  );
});
