/** The kinds of names in content that have their list in `schemas/names.json`. */
const LISTED_KINDS = [
  'pictures',
  'socialPictures',
  /** Files of `public` that a browser shows by their own address: the site's logo and icon. */
  'publicPictures',
  'icons',
  'logos',
  /** Silent films that run by themselves: two files each, named without their ending. */
  'films',
  'works',
  'pages',
] as const;

/** All that a text in content may be the name of, as `src/lib` marks it with `.meta({ names: … })`. */
export const NAME_KINDS = [
  ...LISTED_KINDS,
  /** Films behind a play button: one file is enough, named with its ending. Only forms offer them. */
  'ownFilms',
] as const;

/** One of the kinds that have a list. */
export type ListedKind = (typeof LISTED_KINDS)[number];

/** One of {@link NAME_KINDS}. */
export type NameKind = (typeof NAME_KINDS)[number];

/** Whether what marks a field is a kind of names that has a list. */
export const isListedKind = (value: unknown): value is ListedKind =>
  LISTED_KINDS.some((one) => one === value);

/** Whether what marks a field is a kind of names. */
export const isNameKind = (value: unknown): value is NameKind =>
  NAME_KINDS.some((one) => one === value);
