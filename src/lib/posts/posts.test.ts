import { expect, test } from 'vitest';
import { minutesToRead, toPost, type PostFile } from './posts';

test('a post by somebody who is not in the team is named with its file', async () => {
  const data = { author: 'jonah-adeyemy', category: 'Design', tags: [''] } as PostFile['data'];
  const post = {
    id: 'slow-button',
    data,
    original: { data },
    path: '/blog/slow-button',
  } as PostFile;
  await expect(toPost(post, { widths: [480], sizes: '100vw' })).rejects.toThrow(
    /posts\/slow-button\.md[\s\S]*src\/content\/team\.yaml[\s\S]*author/,
  );
});

test('a text takes a minute at least, and one for each 220 words', () => {
  expect(minutesToRead('')).toBe(1);
  expect(minutesToRead('word '.repeat(220 * 3))).toBe(3);
  expect(minutesToRead('It’s self-made. '.repeat(110 * 4))).toBe(4);
});

test.each([
  ['zh', '我们在旧城区的一家咖啡馆里重新设计了菜单，客人因此更快地找到他们想喝的东西。'],
  ['ja', '古い町の喫茶店で私たちは献立を作り直し、客は飲みたいものを前より早く見つけた。'],
])('a text of 4000 signs in %s takes as long as people read it', (language, sentence) => {
  const text = sentence.repeat(Math.ceil(4000 / sentence.length)).slice(0, 4000);
  const minutes = minutesToRead(text, language);
  expect(minutes).toBeGreaterThanOrEqual(10);
  expect(minutes).toBeLessThanOrEqual(16);
});

test('Thai is read word by word too', () => {
  const minutes = minutesToRead('เราออกแบบเมนูใหม่ในร้านกาแฟเก่า'.repeat(100), 'th');
  expect(minutes).toBeGreaterThan(2);
});
