import { expect, test } from 'vitest';
import { minutesToRead, toPost, type PostFile } from './posts';

test('a post by somebody who is not in the team is named with its file', async () => {
  const data = { author: 'jonah-adeyemy' } as PostFile['data'];
  const post = { id: 'slow-button', data, path: '/blog/slow-button' } as PostFile;
  await expect(toPost(post, { widths: [480], sizes: '100vw' })).rejects.toThrow(
    /posts\/slow-button\.md[\s\S]*src\/content\/team\.yaml[\s\S]*author/,
  );
});

test('a text takes a minute at least, and one for each 220 words', () => {
  expect(minutesToRead('')).toBe(1);
  expect(minutesToRead('word '.repeat(220 * 3))).toBe(3);
  expect(minutesToRead('It’s self-made. '.repeat(110 * 4))).toBe(4);
});
