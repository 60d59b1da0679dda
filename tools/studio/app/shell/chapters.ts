/** The chapters of the project’s own book that the help leads to, in the order in which an owner needs them. */
export const CHAPTERS = [
  'first-hour',
  'words',
  'texts',
  'pictures-and-fonts',
  'looks',
  'works',
  'languages',
  'publishing',
] as const;

/** A place in the book. */
export interface BookPlace {
  /** Of the chapter: `words` is that of `docs/words.md`. */
  readonly name: string;
  /** The id of a heading in it. */
  readonly heading?: string | undefined;
}

/** The place that a link of a chapter leads to; undefined where it leads out of the book. */
export function placeOf(href: string, chapter: string): BookPlace | undefined {
  const found = /^(?:([\w-]+)\.md)?(?:#(.+))?$/.exec(href);
  if (!found) return undefined;
  const [, name = chapter, heading] = found;
  return { name, heading: heading === undefined ? undefined : decodeURIComponent(heading) };
}
