import { globSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { openProject } from './project.ts';
import { ROOT } from './paths.ts';

test('the types of every page, layout and other Astro file are asked for', () => {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.astro.json'), (file) =>
    ts.sys.readFile(file),
  ) as { config: { include: readonly string[] } };
  const checked = globSync(config.include, { cwd: ROOT }).filter((file) => file.endsWith('.astro'));
  const all = openProject(ROOT).files.filter((file) => file.endsWith('.astro'));
  expect(checked.toSorted()).toEqual(all);
  expect(checked).not.toEqual([]);
});
