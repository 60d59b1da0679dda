import site from '../../../site.config.ts';

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
