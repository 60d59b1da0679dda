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
