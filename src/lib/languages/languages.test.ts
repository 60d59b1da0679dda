import { afterEach, expect, test, vi } from 'vitest';
import { languageOfFile, originalOf, translatedFile } from './translation-files';

afterEach(() => {
  vi.doUnmock('~site');
  vi.doUnmock('../../../site.config.ts');
  vi.resetModules();
});

/** The modules of a site with these languages. */
async function siteIn(...languages: string[]) {
  vi.resetModules();
  const { default: site } =
    await vi.importActual<typeof import('../../../site.config.ts')>('../../../site.config.ts');
  vi.doMock('../../../site.config.ts', () => ({ default: { ...site, languages } }));
  return { ...(await import('./languages')), ...(await import('./language')) };
}

test.each([
  ['src/content/pages/about.de.yaml', 'de', 'src/content/pages/about.yaml'],
  ['src/content/posts/handover.pt-BR.md', 'pt-BR', 'src/content/posts/handover.md'],
])('%s translates its original into %s', (file, language, original) => {
  expect(languageOfFile(file)).toBe(language);
  expect(originalOf(file)).toBe(original);
  expect(translatedFile(original, language)).toBe(file);
});

test.each(['src/content/words/de.yaml', 'src/content/works/v1.draft.yaml', 'about.yaml'])(
  '%s is no translation',
  (file) => {
    expect(languageOfFile(file)).toBeUndefined();
    expect(originalOf(file)).toBe(file);
  },
);

test('a path has its language in front, and the original’s has none', async () => {
  const { splitPath, pathIn } = await siteIn('en', 'de', 'ar');
  expect(splitPath('/de/about')).toEqual({ language: 'de', path: '/about' });
  expect(splitPath('/de')).toEqual({ language: 'de', path: '/' });
  expect(splitPath('/demo')).toEqual({ language: 'en', path: '/demo' });
  expect(splitPath('/blog/tag/de')).toEqual({ language: 'en', path: '/blog/tag/de' });
  expect(pathIn('ar', '/')).toBe('/ar');
  expect(pathIn('en', '/about')).toBe('/about');
});

test('what a module reads has the fields of the language in which a page asks', async () => {
  const { perLanguage, inLanguage, language } = await siteIn('en', 'de');
  const said = { en: 'Work', de: 'Arbeiten' };
  const content = await perLanguage(() =>
    Promise.resolve({ title: said[language() as keyof typeof said] }),
  );
  const pages = ['de', 'en', 'de'].map((tag) =>
    inLanguage(tag, async () => {
      await Promise.resolve();
      return content.title;
    }),
  );
  await expect(Promise.all(pages)).resolves.toEqual(['Arbeiten', 'Work', 'Arbeiten']);
});

test('what is not written in the page’s language is marked with the original’s', async () => {
  const { inLanguage, markOutside } = await siteIn('en', 'ar');
  inLanguage('ar', () => {
    expect(markOutside(['en'])).toEqual({ lang: 'en', dir: 'ltr' });
    expect(markOutside(['en', 'ar'])).toEqual({});
    expect(markOutside()).toEqual({});
  });
});
