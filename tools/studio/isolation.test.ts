import { existsSync, globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { readMentions } from '../lib/syntax.ts';

const STUDIO = 'tools/studio/';

const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];

/** The file that an import names; undefined for packages and what is made while it is built. */
function fileOf(from: string, name: string): string | undefined {
  const path = name.startsWith('~/')
    ? `src/${name.slice(2)}`
    : /^\.{1,2}\//.test(name)
      ? posix.join(posix.dirname(from), name)
      : undefined;
  if (path === undefined) return undefined;
  return ENDINGS.map((ending) => path + ending).find((file) => /\.\w+$/.test(file) && existsSync(file)); // prettier-ignore
}

/** A file, and everything that it imports. */
function reached(start: string): Set<string> {
  const found = new Set([start]);
  for (const file of found) {
    const { imports } = readMentions(file, readFileSync(file, 'utf8'));
    for (const name of imports) {
      const imported = fileOf(file, name);
      if (imported !== undefined) found.add(imported);
    }
  }
  return found;
}

// A build that reads nothing of the studio prints the same with and without it.
test('the configuration of the site reaches nothing of the studio', () => {
  const files = [...reached('astro.config.ts')];
  expect(files).toContain('tools/astro/pages/routes.ts');
  expect(files.filter((file) => file.startsWith(STUDIO))).toEqual([]);
});

test('no page, and nothing that a page is made of, names the studio’s code or its address', () => {
  const files = globSync('src/**/*.{astro,ts,tsx,mjs,css,scss}').filter(
    (file) => !/\.(test|spec)\.tsx?$/.test(file),
  );
  const named = files.filter((file) =>
    /['"`][^'"`\n]*(?:tools\/studio|_studio\b)/.test(readFileSync(file, 'utf8')),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(named).toEqual([]);
});
