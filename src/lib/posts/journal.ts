import site from '../../../site.config.ts';

/** Whether the site has a journal: `journal` in `site.config.ts`. */
export const hasJournal = site.journal;

/** Whether a path is one of the journal's: its lists, posts, search and feed. */
export const isJournalPath = (path: string): boolean =>
  /^\/(blog(-details)?(\/|$)|rss\.xml$)/.test(path);

/** Whether a path leads nowhere because the journal is switched off. */
export const isSwitchedOff = (path: string): boolean => !hasJournal && isJournalPath(path);

/** What a page of the journal answers without one: for an answer without words a build writes no file. */
export const noJournal = (): Response =>
  // A 404 would become a copy of the not-found page there.
  new Response(null, { status: import.meta.env.DEV ? 404 : 204 });
