import { pageTitles } from '~/lib/content/read-page';
import type { PostFile } from '~/lib/posts/posts';
import { hasRoute } from '~/lib/routes/routes';
import { words } from '~/lib/words/words';

/** The page above a post: the journal, or the home that the post belongs to. */
export function parentOfPost({ home, isListed }: PostFile): { label: string; path: string } {
  const path = `/${home}`;
  const page = isListed ? undefined : pageTitles().find(({ name }) => name === home);
  return page && hasRoute(path)
    ? { label: page.firm ?? page.title, path }
    : { label: words.journal.name, path: '/blog' };
}
