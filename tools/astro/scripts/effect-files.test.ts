import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { emitEffects } from './effect-files.ts';

const dir = mkdtempSync(join(tmpdir(), 'effect-files-'));
afterAll(() => rmSync(dir, { recursive: true }));

test('each effect is a file with its start, called as its source', async () => {
  mkdirSync(join(dir, 'src/ui'), { recursive: true });
  const files = {
    'page.html': '<script type="module" src="./page.js"></script>',
    'page.js': 'document.title = "page";',
    'src/ui/fold.effect.ts': 'export const start = (found: Element[]) => found;',
    // `hash` is exported only because the viewer needs it.
    'src/pictures.later.effect.ts':
      "export const hash = () => location.hash; export const start = () => import('./viewer');",
    'src/viewer.ts': "import { hash } from './pictures.later.effect'; document.title = hash();",
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(dir, file), text);
  const result = await build({
    root: dir,
    configFile: false,
    envDir: false,
    logLevel: 'silent',
    plugins: [emitEffects(join(dir, 'src'))],
    build: { write: false, rolldownOptions: { input: join(dir, 'page.html') } },
  });
  const chunks = (result as Rolldown.RolldownOutput).output.flatMap((output) =>
    output.type === 'chunk' ? [output] : [],
  );
  const effects = chunks.filter(({ fileName }) => fileName.includes('.effect'));
  expect(effects.map(({ name }) => name).sort()).toEqual(['fold.effect', 'pictures.later.effect']);
  for (const { exports } of effects) expect(exports).toContain('start');
  expect(chunks).toHaveLength(4);
});
