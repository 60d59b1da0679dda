import { expect, test } from 'vitest';
import { readWords } from './words';

const files = import.meta.glob<string>('/src/showcase/words/*.yaml', {
  query: '?raw',
  import: 'default',
});
const languages = Object.keys(files).map((file) => file.replace(/^.*\/|\.yaml$/g, ''));

test.each(languages)('bar and wardrobe have all their words in %s', async (language) => {
  await expect(readWords(language)).resolves.toBeDefined();
});

test('a language without a file reads English', async () => {
  const english = await readWords('en');
  await expect(readWords('tlh')).resolves.toEqual(english);
});
