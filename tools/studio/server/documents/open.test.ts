import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { openContentReaders, publishCheck } from '../../../../src/lib/content/publish-schema.ts';
import { folderWith } from '../../../lib/folder-with.ts';
import type { Studio } from '../studio.ts';
import { testStudio } from '../test-studio.ts';
import { openDocument } from './open.ts';

const FILES: Readonly<Record<string, string>> = {
  'site.config.ts': "export default { home: 'start', theme: 'house', languages: ['en'] };\n",
  'src/pages/start.astro': '<p>Start</p>\n',
  'src/content/pages/start.yaml': 'title: Start\n',
  'src/content/menu.yaml': '- { label: Home, path: / }\n',
  'src/content/posts/first.md': '---\ntitle: First\n---\n\nWords.\n',
};

const schema = z.unknown();
const check = () => undefined;

/** A small site; its pages publish how its files are checked whenever they are printed. */
function project(publish: () => void) {
  const readers = openContentReaders();
  const outdated: Studio['outdated'] = new Map();
  const print = () => {
    publish();
    return Promise.resolve();
  };
  const changeCode = () => {
    for (const [pattern, reader] of readers) outdated.set(pattern, reader);
  };
  return { ...testStudio(folderWith(FILES), { readers, outdated, print }), changeCode };
}

test('what modules have said once is known after the code of a page has changed', async () => {
  const studio = project(() => {
    publishCheck('src/content/pages/start.yaml', schema, check);
  });
  publishCheck('src/{content,demos/*}/posts/*.md', schema, check);
  publishCheck('src/content/menu.yaml', schema, check);
  studio.changeCode();
  expect((await openDocument(studio, 'src/content/posts/first.md')).title).toBe('First');
  expect(await openDocument(studio, 'src/content/menu.yaml')).toMatchObject({ kind: 'menu' });
});

test('a page says anew how its content is checked', async () => {
  let length = 3;
  const studio = project(() => {
    const title = z.strictObject({ title: z.string().max(length) });
    publishCheck('src/content/pages/start.yaml', title, check);
  });
  const limit = async () => (await openDocument(studio, 'src/content/pages/start.yaml')).schema;
  expect(await limit()).toMatchObject({ properties: { title: { maxLength: 3 } } });
  length = 5;
  studio.changeCode();
  expect(await limit()).toMatchObject({ properties: { title: { maxLength: 5 } } });
});

test('a file that no page reads is refused', async () => {
  const studio = project(() => undefined);
  await expect(openDocument(studio, 'src/content/menu.yaml')).rejects.toThrow('No page reads');
});
