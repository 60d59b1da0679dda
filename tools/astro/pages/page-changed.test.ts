// @vitest-environment node
import { expect, test } from 'vitest';
import site from '../../../site.config.ts';
import { furtherLanguages } from '../../../src/lib/languages/languages.ts';
import { pageSources } from '../../../src/lib/languages/page-sources.ts';
import { filesOfPage } from './page-changed.ts';

const sources = pageSources();
const texts = [...sources].filter(([path]) => path !== '/' && path.split('/').length === 2);

test('a page is as new as its content, and as its translation', () => {
  const [path = '', file = ''] = texts[0] ?? [];
  expect(filesOfPage(path, sources)).toContain(file);
  for (const language of furtherLanguages)
    for (const one of filesOfPage(`/${language}${path}`, sources))
      expect(one).toMatch(new RegExp(`^${file.replace(/\.\w+$/, '')}(\\.${language})?\\.\\w+$`));
});

test('a list is as new as what it lists, and a work or post as itself alone', () => {
  for (const list of ['/blog', site.works.path]) {
    const entries = [...sources].filter(([path]) => path.startsWith(`${list}/`));
    const files = entries.map(([, file]) => file);
    if (sources.has(list))
      expect(filesOfPage(list, sources)).toEqual(expect.arrayContaining(files));
    for (const [path, file] of entries) expect(filesOfPage(path, sources)).toEqual([file]);
  }
});
