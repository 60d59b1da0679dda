import { globSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { ROOT } from './paths.ts';

/** Where nobody writes. */
const NOT_OURS = ['**/node_modules/**', 'dist/**', '.tools/**'];

test('the types of every page, layout and other Astro file are asked for', () => {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.astro.json'), (file) =>
    ts.sys.readFile(file),
  ) as { config: { include: readonly string[] } };
  const asked = globSync(config.include, { cwd: ROOT }).filter((file) => file.endsWith('.astro'));
  const all = globSync('**/*.astro', { cwd: ROOT, exclude: NOT_OURS });
  expect(asked.toSorted()).toEqual(all.toSorted());
  expect(asked).not.toEqual([]);
});
