import type { Options, Query, SearchOptions } from 'minisearch';
import type { LanguageMark } from '~/lib/languages/language';
import { lettersIn } from '~/lib/words/letters';
import { foldTerm, tokenizer, withSigns } from './tokens';

/** A post in the search index. */
export interface SearchedPost {
  id: number;
  title: string;
  category: string;
  tags: string;
  excerpt: string;
  text: string;
  /** Text shown below a result's title. */
  meta: string;
  /** The title's language, where it is another than the page's. */
  mark?: LanguageMark;
  /** The post's URL, with the base path. */
  href: string;
}

/** Matches words that begin like the query's, or that differ by a typo. */
const APPROXIMATE: SearchOptions = {
  prefix: true,
  // One letter in five may differ, in words of more than three letters.
  fuzzy: (term) => (term.length > 3 ? 0.2 : false),
};

/** Matches words taken from the index, and single CJK characters. */
const EXACT: SearchOptions = { prefix: false, fuzzy: false, boostTerm: () => 0.5 };

/**
 * MiniSearch options shared by the build, which writes the index, and the browser, which reads it.
 *
 * @param language BCP 47 tag of the posts
 */
export const searchOptions = (language: string): Options<SearchedPost> => ({
  fields: ['title', 'category', 'tags', 'excerpt', 'text'],
  storeFields: ['title', 'meta', 'mark', 'href'],
  tokenize: tokenizer(language),
  processTerm: (term) => withSigns(foldTerm(term)),
  searchOptions: {
    boost: { title: 6, tags: 3, category: 3, excerpt: 2 },
    // A query is already split and folded: see `queryOf`.
    tokenize: (term) => [term],
    processTerm: (term) => term,
  },
});

/** Shorter words occur inside too many others by chance. */
const MIN_LENGTH_WITHIN = 4;

/**
 * Builds a query that requires all words of the question: each at the beginning of a word, within a
 * compound (`cafe` in `Strassencafé`), or in Chinese and Japanese as its single characters.
 *
 * @param question as typed
 * @param terms all words of the index
 */
export function queryOf(question: string, language: string, terms: readonly string[]): Query {
  const queryTerms = tokenizer(language)(question).map(foldTerm);
  return {
    combineWith: 'AND',
    queries: queryTerms
      .filter((term) => term !== '')
      .map((term) => {
        const [, ...signs] = withSigns(term);
        const within =
          lettersIn(term) < MIN_LENGTH_WITHIN
            ? []
            : terms.filter((indexed) => indexed.indexOf(term) > 0);
        return {
          combineWith: 'OR',
          queries: [
            { ...APPROXIMATE, queries: [term] },
            { ...EXACT, combineWith: 'OR', queries: within },
            { ...EXACT, combineWith: 'AND', queries: signs },
          ],
        };
      }),
  };
}

/** The maximum number of results shown. */
export const MAX_RESULTS = 8;
