import type { Options, Query, SearchOptions } from 'minisearch';
import { lettersIn } from '~/lib/words/letters';
import { foldTerm, tokenizer, withSigns } from './tokens';

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

/** How words are found that begin like one that was asked for, or have a letter wrong. */
const LOOSE: SearchOptions = {
  prefix: true,
  // One letter in five may be wrong, in words long enough.
  fuzzy: (term) => (term.length > 3 ? 0.2 : false),
};

/** How words are found that were read out of the index, or are a sign each. */
const EXACT: SearchOptions = { prefix: false, fuzzy: false, boostTerm: () => 0.5 };

/**
 * What the index is made with at build, and read with in the browser.
 *
 * @param language BCP 47 tag of the posts
 */
export const searchOptions = (language: string): Options<SearchedPost> => ({
  fields: ['title', 'category', 'tags', 'excerpt', 'text'],
  storeFields: ['title', 'meta', 'href'],
  tokenize: tokenizer(language),
  processTerm: (term) => withSigns(foldTerm(term)),
  searchOptions: {
    boost: { title: 6, tags: 3, category: 3, excerpt: 2 },
    // A query comes cut and folded: see `queryOf`.
    tokenize: (term) => [term],
    processTerm: (term) => term,
  },
});

/** A word of fewer letters stands in too many others by chance. */
const LEAST_WITHIN = 4;

/**
 * What is looked for when somebody asks: all words of the question, each at the beginning of a word, within a
 * compound (`cafe` in `Strassencafé`), or in Chinese and Japanese as the signs that it is made of.
 *
 * @param question as it was typed
 * @param terms all words of the index
 */
export function queryOf(question: string, language: string, terms: readonly string[]): Query {
  const asked = tokenizer(language)(question).map(foldTerm);
  return {
    combineWith: 'AND',
    queries: asked
      .filter((term) => term !== '')
      .map((term) => {
        const [, ...signs] = withSigns(term);
        const within =
          lettersIn(term) < LEAST_WITHIN ? [] : terms.filter((one) => one.indexOf(term) > 0);
        return {
          combineWith: 'OR',
          queries: [
            { ...LOOSE, queries: [term] },
            { ...EXACT, combineWith: 'OR', queries: within },
            { ...EXACT, combineWith: 'AND', queries: signs },
          ],
        };
      }),
  };
}

/** How many results are shown. */
export const MAX_RESULTS = 8;
