import { FOOTNOTES_ID } from '../routes/page-ids.ts';

interface Heading {
  readonly depth: number;
  readonly slug: string;
}

/** The headings of a text that its list of contents names: those of the second level, but for the footnotes'. */
export const contentsEntries = <Entry extends Heading>(headings: readonly Entry[]): Entry[] =>
  headings.filter(({ depth, slug }) => depth === 2 && slug !== FOOTNOTES_ID);
