import site from '~site';
import { pageTitles } from '~/lib/content/read-page';
import { hasRoute } from '~/lib/routes/routes';
import { words } from '~/lib/words/words';
import type { Work } from './works';

/** The page that lists a work, where that is not the home page itself: its home, or the portfolio. */
export function parentOfWork({ home }: Work): { label: string; path: string } | undefined {
  if (home === site.home) return undefined;
  const page = home === undefined ? undefined : pageTitles().find(({ name }) => name === home);
  const path = `/${home}`;
  if (page && hasRoute(path)) return { label: page.firm ?? page.title, path };
  return hasRoute('/portfolio')
    ? { label: words.breadcrumb.portfolio, path: '/portfolio' }
    : undefined;
}
