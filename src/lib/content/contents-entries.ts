import { FOOTNOTES_ID } from '../routes/page-ids.ts';

interface Heading {
  readonly depth: number;
  readonly slug: string;
}

/** The headings in a text's table of contents: all of the second level except the footnotes'. */
export const contentsEntries = <Entry extends Heading>(headings: readonly Entry[]): Entry[] =>
  headings.filter(({ depth, slug }) => depth === 2 && slug !== FOOTNOTES_ID);
