import { expect, test } from 'vitest';
import { folderWith } from '../lib/folder-with.ts';
import { contentHash, outdatedTests } from './samples.ts';

const HOME = 'src/demos/bakery';

const FILES = {
  [`${HOME}/content.yaml`]: 'title: Bakery\n',
  [`${HOME}/bakery.spec.ts`]: "const content = readHome('bakery', {});\n",
  'src/pages/bakery.astro': '<Loaves />\n',
  'src/pages/blog/index.astro': '<Posts />\n',
  'src/pages/team.astro': '<Team />\n',
  'e2e/blog.spec.ts': "const { newsletter } = readContent('blog');\n",
  'e2e/team.spec.ts': "const { team } = readContent('team');\n",
};

/** A site that was taken with these files, and in which its owner has changed some. */
function siteWith(changed: Partial<typeof FILES>, isRecorded = true): string {
  const hashes = Object.entries(FILES).map(([file, text]) => [file, contentHash(text)] as const);
  const record = {
    words: { bakery: contentHash(FILES[`${HOME}/content.yaml`]) },
    code: Object.fromEntries(hashes.filter(([file]) => file.endsWith('.astro'))),
  };
  return folderWith({
    ...FILES,
    ...changed,
    ...(isRecorded && { 'template.json': JSON.stringify(record) }),
  });
}

const outdated = (...site: Parameters<typeof siteWith>) => outdatedTests(siteWith(...site), false);

test('all tests hold as long as an owner changes nothing', () => {
  expect(outdated({})).toEqual([]);
});

test('a sample’s figures hold only for the words that the home came with', () => {
  const sample = `${HOME}/bakery.sample.spec.ts`;
  expect(outdated({ [`${HOME}/content.yaml`]: 'title: Ours\n' })).toEqual([sample]);
  expect(outdated({}, false)).toEqual([sample]);
});

test('what reads the content of a page holds only for its own sections', () => {
  expect(outdated({ 'src/pages/blog/index.astro': '<Posts />\n<Faq />\n' })).toEqual([
    'e2e/blog.spec.ts',
  ]);
  expect(outdated({ 'src/pages/bakery.astro': '' })).toEqual([
    `${HOME}/bakery.sample.spec.ts`,
    `${HOME}/bakery.spec.ts`,
  ]);
});

test('the template’s own tests always hold', () => {
  expect(outdatedTests(siteWith({ 'src/pages/team.astro': '' }), true)).toEqual([]);
});
