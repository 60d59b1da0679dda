import { expect, test } from 'vitest';
import english from '~/content/words/en.yaml?raw';
import { readWords } from './words';

const withFile = (text: string) => readWords('en', { '/src/content/words/en.yaml': text });

test('a missing and a superfluous word stop the build, by file and key', async () => {
  const wrong = english.replace('  quickLink:', '  quickLinks:');
  await expect(withFile(wrong)).rejects.toThrow(/src\/content\/words\/en\.yaml[^]*quickLink/);
  await expect(withFile(wrong)).rejects.toThrow(/"quickLinks"/);
});

test('a text must have its slots, and no other', async () => {
  const wrong = english.replace('Page {page}\n', 'Page {number}\n');
  await expect(withFile(wrong)).rejects.toThrow(/\{page\}[^]*pagination\.page/);
});

test('a language without a file is told which one is expected', async () => {
  await expect(readWords('tlh-Latn')).rejects.toThrow('src/content/words/tlh.yaml');
});

const files = import.meta.glob<string>('/src/content/words/*.yaml', {
  query: '?raw',
  import: 'default',
});
const languages = Object.keys(files).map((file) => file.replace(/^.*\/|\.yaml$/g, ''));

test.each(languages)('the words of %s are complete, in all its plural forms', async (language) => {
  await expect(readWords(language)).resolves.toBeDefined();
});

test('a missing and a superfluous plural form stop the build, by file and field', async () => {
  const short = english.replace("    one: '{count} comment'\n", '');
  await expect(withFile(short)).rejects.toThrow(
    /^src\/content\/words\/en\.yaml\n✖ the plural forms of en: one, other; found other\n.*article\.comments/,
  );
  const long = english.replace("    one: '{count} comment'\n", "$&    few: '{count} comments'\n");
  await expect(withFile(long)).rejects.toThrow(/one, other; found few, one, other/);
});
