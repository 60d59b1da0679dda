import MiniSearch, { type AsPlainObject } from 'minisearch';
import { MAX_RESULTS, queryOf, searchOptions, type SearchedPost } from './search-options';

/** A search result. */
export type Result = Pick<SearchedPost, 'title' | 'meta' | 'mark' | 'href'>;

/** Finds posts for a query. */
export type FindPosts = (query: string) => { count: number; results: Result[] };

/**
 * Loads the index.
 *
 * @param address the index's URL
 * @param language BCP 47 tag of the posts
 * @throws {Error} when the host does not return it
 */
export async function loadPosts(address: string, language: string): Promise<FindPosts> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return findIn((await response.json()) as AsPlainObject, language);
}

/** Creates the search function for an index written at build time. */
export function findIn(serialised: AsPlainObject, language: string): FindPosts {
  const index = MiniSearch.loadJS<SearchedPost>(serialised, searchOptions(language));
  const terms = serialised.index.map(([term]) => term);
  return (question) => {
    const found = index.search(queryOf(question, language, terms));
    const results = found.slice(0, MAX_RESULTS) as unknown as Result[];
    return { count: found.length, results };
  };
}
