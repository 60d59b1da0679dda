/** The index's path on this site. */
export const INDEX_PATH = '/blog/search.json';

/** The name of the query in an address: `/blog?q=invoice`. */
export const QUERY = 'q';
