import { DETAILS_PATH, journalFiles, postFiles, POSTS_PER_PAGE } from '~/lib/posts/posts';
import { pageFiles, routeOf } from '~/lib/routes/routes';

/** How many pages a visitor can open: one a file, the home page's address, posts, and the list's pages. */
export async function pageCount(): Promise<number> {
  const files = pageFiles('.', 'astro').filter(({ path }) => routeOf(path) !== undefined);
  const posts = await postFiles();
  const own = posts.filter(({ path }) => path !== DETAILS_PATH);
  return (
    files.length + 1 + own.length + Math.ceil((await journalFiles()).length / POSTS_PER_PAGE) - 1
  );
}
