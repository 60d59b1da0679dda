/** The index's path on this site. */
export const INDEX_PATH = '/blog/search.json';

/** The search parameter's name in a URL: `/blog?q=invoice`. */
export const QUERY = 'q';
