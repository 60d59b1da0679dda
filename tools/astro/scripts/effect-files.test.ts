import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { emitEffects, nameEffects } from './effect-files.ts';

const dir = mkdtempSync(join(tmpdir(), 'effect-files-'));
afterAll(() => rmSync(dir, { recursive: true }));

test('each effect is a file with its start, called as its source', async () => {
  mkdirSync(join(dir, 'src/ui'), { recursive: true });
  const files = {
    'page.html': '<script type="module" src="./page.js"></script>',
    'page.js': 'document.title = "page";',
    'src/ui/fold.effect.ts': 'export const start = (found: Element[]) => found;',
    // What the viewer needs of it is exported besides.
    'src/pictures.later.effect.ts':
      "export const hash = () => location.hash; export const start = () => import('./viewer');",
    'src/viewer.ts': "import { hash } from './pictures.later.effect'; document.title = hash();",
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(dir, file), text);
  const built = new Map<string, string>();
  const result = await build({
    root: dir,
    configFile: false,
    envDir: false,
    logLevel: 'silent',
    plugins: [emitEffects(join(dir, 'src'), built)],
    build: { write: false, rolldownOptions: { input: join(dir, 'page.html') } },
  });
  const chunks = (result as Rolldown.RolldownOutput).output.flatMap((output) =>
    output.type === 'chunk' ? [output] : [],
  );
  expect([...built.keys()].sort()).toEqual(['fold', 'pictures']);
  expect(built.get('fold')).toMatch(/^fold\.effect-.*\.js$/);
  expect(built.get('pictures')).toMatch(/^pictures\.later\.effect-.*\.js$/);
  for (const name of built.values())
    expect(chunks.find(({ fileName }) => fileName.endsWith(name))?.exports).toContain('start');
  expect(chunks).toHaveLength(4);
});

const built = new Map([
  ['reveal', 'reveal.later.effect.A.js'],
  ['count-up', 'count-up.effect.B.js'],
  ['map', 'map.effect.C.js'],
]);

test('a page names the files of its effects, each once, and no others', () => {
  const page = (root: string) =>
    `<!doctype html><html${root} lang="en"><p data-effect="count-up reveal"><b data-effect="reveal">`;
  expect(nameEffects(page(''), '/', built)).toBe(
    page(' data-effect-files="count-up.effect.B.js reveal.later.effect.A.js"'),
  );
  const plain = '<html><p>data-effect="map"</p>';
  expect(nameEffects(plain, '/', built)).toBe(plain);
});

test('an effect without a file stops the build, and page, effect and the likely name are told', () => {
  expect(() => nameEffects('<html><p data-effect="reveel">', '/about.html', built)).toThrow(
    /^\/about\.html asks for the effect "reveel", .*reveel\.effect\.ts.*"?reveal/,
  );
});
