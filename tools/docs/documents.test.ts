import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isTemplate } from '../../src/lib/is-template.ts';
import { describe, expect, it } from 'vitest';
import { readPackageJson } from '../lib/package-json.ts';
import { ROOT } from '../lib/paths.ts';

const DOCUMENTS = globSync(['*.md', 'llms.txt', 'docs/{,template/}*.md'], { cwd: ROOT });

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const { scripts } = readPackageJson(ROOT);

/** Code, whose links are only examples. */
const CODE = /^```[^]*?^```|`[^`\n]+`/gm;

/** The targets of a document's links within this project, without anchors. */
const linksIn = (text: string) =>
  [...text.replace(CODE, '').matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)[^)]*\)/g)].map(
    ([, path = '']) => path,
  );

/** The headings that a document links to: the file, and the heading's anchor. */
const anchorsIn = (file: string, text: string) =>
  [...text.matchAll(/\]\((?![a-z]+:)([^)#\s]*)#([^)\s]+)\)/g)].map(
    ([, path = '', anchor = '']) =>
      [path === '' ? file : join(dirname(file), path), anchor] as const,
  );

/** The anchors of a document's headings. */
const headingsOf = (text: string) =>
  new Set(
    [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\d _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );

/** The project's commands that a document mentions. */
const commandsIn = (text: string) =>
  [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);

describe.each(DOCUMENTS)('%s', (file) => {
  // It lists the content files of every home until `npm run docs` updates it for the remaining
  // ones.
  const outlivesHomes = file === 'docs/fields.md' && !isTemplate;

  it.skipIf(outlivesHomes)('leads only to what is there', () => {
    const dead = linksIn(read(file)).filter((path) => !existsSync(join(ROOT, dirname(file), path)));
    expect(dead).toEqual([]);
  });

  it('leads to headings that are there', () => {
    const dead = anchorsIn(file, read(file)).filter(
      ([target, anchor]) => existsSync(join(ROOT, target)) && !headingsOf(read(target)).has(anchor),
    );
    expect(dead).toEqual([]);
  });

  it('names only commands that there are', () => {
    const unknown = commandsIn(read(file)).filter((name) => !(name in scripts));
    expect(unknown).toEqual([]);
  });
});

it('tells a coding assistant of folders that exist', () => {
  const folders = [...read('AGENTS.md').matchAll(/`((?:src|docs|schemas)\/[\w./]*)`/g)];
  expect(folders.length).toBeGreaterThan(5);
  for (const [, path = ''] of folders) expect(existsSync(join(ROOT, path)), path).toBe(true);
});
