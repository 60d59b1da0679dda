const posts = import.meta.glob<string>(['/src/content/posts/*.md', '/src/demos/*/posts/*.md'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

const PUBLISHED = /^date: *["']?(\d{4})-/m;

/** The year of the newest post; 0 if there is none. */
const newest = Math.max(
  0,
  ...Object.values(posts).map((post) => Number(PUBLISHED.exec(post)?.[1] ?? 0)),
);

/**
 * The years of a copyright notice: from the first to that of the newest post, so that a site never
 * looks older than its journal. A single year if both are the same.
 *
 * @param first `copyrightYear` of the site's configuration
 */
export const copyrightYears = (first: number, last = newest): string =>
  last > first ? `${first}–${last}` : `${first}`;
