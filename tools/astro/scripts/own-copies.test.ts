import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { ownCopies } from './own-copies.ts';

const dir = mkdtempSync(join(tmpdir(), 'own-copies-'));
afterAll(() => rmSync(dir, { recursive: true }));

const files = {
  'src/lib/browser/throttle.ts': 'export const throttle = (work: () => void) => work;',
  'src/lib/large.ts': 'export const large = () => document.title;',
  'src/ui/a.effect.ts': `import { throttle } from '../lib/browser/throttle'; import { large } from '../lib/large';
    export const start = () => throttle(large);`,
  'src/ui/b.later.effect.ts': `import { throttle } from '../lib/browser/throttle'; import { large } from '../lib/large';
    export const start = () => throttle(() => large());`,
};

test('early scripts have small modules in themselves, and share what is not small', async () => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  const effects = Object.keys(files).filter((file) => file.includes('effect'));
  const result = await build({
    root: dir,
    configFile: false,
    envDir: false,
    logLevel: 'silent',
    plugins: [ownCopies()],
    build: {
      write: false,
      rolldownOptions: {
        input: effects.map((file) => join(dir, file)),
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const chunks = (result as Rolldown.RolldownOutput).output.flatMap((output) =>
    output.type === 'chunk' ? [output] : [],
  );
  expect(chunks.map(({ name }) => name).sort()).toEqual(['a.effect', 'b.later.effect', 'large']);
  for (const chunk of chunks.filter(({ isEntry }) => isEntry))
    expect(chunk.moduleIds).toContainEqual(expect.stringContaining('throttle.ts'));
});
