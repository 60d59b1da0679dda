import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readPackageJson } from './package-json.ts';
import { ROOT } from './paths.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const FONTSOURCE = /@fontsource(?:-variable)?\/[\w-]+/g;

/** Knip only knows packages that code imports; a font is referenced only by its path. */
it('ships the font packages that families and the studio name, and installs no other', () => {
  const { dependencies } = readPackageJson(ROOT);
  const installed = Object.keys(dependencies).filter((name) => name.startsWith('@fontsource'));
  const named = new Set(
    ['fonts.config.ts', 'tools/studio/app/main.tsx'].flatMap(
      (file) => read(file).match(FONTSOURCE) ?? [],
    ),
  );
  expect(installed.sort()).toEqual([...named].sort());
  expect(read('package.json').match(FONTSOURCE)).toHaveLength(installed.length);
});
