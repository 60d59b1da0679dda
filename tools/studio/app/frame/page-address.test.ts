import { expect, it } from 'vitest';
import type { PageName } from '../../contract/documents.ts';
import { addressOf, pageAt } from './page-address.ts';

const pages = ['/', '/about', '/blog/first'].map((path): PageName => ({
  path,
  title: path,
  kind: 'inner',
  theme: 'house',
}));

it.each(['/', '/sub'])('finds each page at its address, below %s', (base) => {
  const site = { base, languages: ['en', 'de'], pages };
  for (const { path } of pages)
    for (const language of site.languages)
      expect(pageAt(addressOf(path, language, site) || '/', site)).toEqual({ path, language });
  expect(pageAt('/elsewhere', site)).toBeUndefined();
});
