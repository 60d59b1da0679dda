import MiniSearch from 'minisearch';
import { MAX_RESULTS, SEARCH_OPTIONS, type SearchedPost } from './search-options';

/** What a search finds. */
export type Result = Pick<SearchedPost, 'title' | 'meta' | 'href'>;

/** Finds posts. */
export type FindPosts = (query: string) => { count: number; results: Result[] };

/**
 * Fetches the index.
 *
 * @param address where it lies
 * @throws {Error} when the host does not give it
 */
export async function loadPosts(address: string): Promise<FindPosts> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  const index = MiniSearch.loadJSON<SearchedPost>(await answer.text(), SEARCH_OPTIONS);
  return (query) => {
    const found = index.search(query);
    const results = found.slice(0, MAX_RESULTS) as unknown as Result[];
    return { count: found.length, results };
  };
}
