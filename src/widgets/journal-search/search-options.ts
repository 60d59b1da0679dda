import type { Options } from 'minisearch';

/** A post in the search's index. */
export interface SearchedPost {
  id: number;
  title: string;
  category: string;
  tags: string;
  excerpt: string;
  text: string;
  /** What a result shows besides its title. */
  meta: string;
  /** Its address, with the base path. */
  href: string;
}

/** What the index is made with at build, and read with in the browser. */
export const SEARCH_OPTIONS: Options<SearchedPost> = {
  fields: ['title', 'category', 'tags', 'excerpt', 'text'],
  storeFields: ['title', 'meta', 'href'],
  searchOptions: {
    boost: { title: 6, tags: 3, category: 3, excerpt: 2 },
    prefix: true,
    // One letter in five may be wrong, in words long enough.
    fuzzy: (term) => (term.length > 3 ? 0.2 : false),
    combineWith: 'AND',
  },
};

/** How many results are shown. */
export const MAX_RESULTS = 8;
