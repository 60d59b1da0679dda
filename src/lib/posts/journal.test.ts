import { afterEach, expect, test, vi } from 'vitest';
import site from '../../../site.config.ts';
import { homeOfPost, isInJournal, isJournalPath } from './journal';

afterEach(() => {
  vi.doUnmock('./journal');
  vi.resetModules();
});

test.each([
  ['/blog', true],
  ['/blog/page/2', true],
  ['/blog-details', true],
  ['/rss.xml', true],
  ['/blogger', false],
  ['/contact', false],
])('%s is one of the journal’s: %s', (path, isIts) => {
  expect(isJournalPath(path)).toBe(isIts);
});

test('without a journal no page of it is there, and a link to one is told why', async () => {
  vi.doMock('./journal', async (original) => ({
    ...(await original<typeof import('./journal')>()),
    hasJournal: false,
    isJournalPath,
    isSwitchedOff: isJournalPath,
  }));
  vi.resetModules();
  const { hasRoute } = await import('../routes/routes');
  const { faultOf } = await import('../routes/link');
  const { menu } = await import('../routes/menu');
  for (const path of ['/blog', '/blog/page/2', '/blog/dark-mode', '/blog-details', '/rss.xml'])
    expect(hasRoute(path), path).toBe(false);
  expect(hasRoute('/contact')).toBe(true);
  expect(faultOf('/blog')).toContain('`journal: false` in site.config.ts');
  expect(JSON.stringify(menu())).not.toContain('/blog');
});

test('a home’s posts are told by their folder, and the journal lists those of the home at `/`', () => {
  expect(homeOfPost('src/demos/business/posts/fee-notes.md')).toBe('business');
  expect(homeOfPost('src/content/posts/slow-button.md')).toBeUndefined();
  expect(isInJournal('src/content/posts/slow-button.md')).toBe(true);
  expect(isInJournal(`src/demos/${site.home}/posts/a.md`)).toBe(true);
  expect(isInJournal('src/demos/a-home-elsewhere/posts/a.md')).toBe(false);
});
