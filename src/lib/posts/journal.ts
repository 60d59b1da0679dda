import site from '../../../site.config.ts';

/**
 * The folders of posts, as a pattern: the journal's, and one in the folder of each home that has
 * posts of its own.
 */
export const POST_FOLDERS = 'src/{content,demos/*}/posts';

/** The home whose folder a post lies in; undefined for a post of the journal's folder. */
export const homeOfPost = (file: string): string | undefined =>
  /^src\/demos\/([^/]+)\/posts\//.exec(file)?.[1];

/**
 * Whether the journal lists a post: those of its own folder, and those of the home that stands at
 * `/`. Other homes' posts are shown by their homes alone.
 */
export const isInJournal = (file: string): boolean =>
  [undefined, site.home].includes(homeOfPost(file));

/** Whether the site has a journal: `journal` in `site.config.ts`. */
export const hasJournal = site.journal;

/** Whether a path belongs to the journal: its lists, posts, search and feed. */
export const isJournalPath = (path: string): boolean =>
  /^\/(blog(-details)?(\/|$)|rss\.xml$)/.test(path);

/** Whether a path leads nowhere because the journal is off. */
export const isSwitchedOff = (path: string): boolean => !hasJournal && isJournalPath(path);

/** The response of the journal's pages when it is off: a build writes no file for an empty response. */
export const noJournal = (): Response =>
  // In a build, a 404 would become a copy of the not-found page.
  new Response(null, { status: import.meta.env.DEV ? 404 : 204 });
