import type { OldItem, OldPicture } from '../model.ts';
import { isoDate } from './dates.ts';
import { isFields, textOf, textsOf, type Fields, type Losses } from './front-matter.ts';

/** Sections, folders and databases that hold posts, by their names. */
export const POSTS = /^(posts?|blog|news|articles?|journal|writing)$/i;

/** Those that hold works. */
export const WORKS = /^(portfolio|projects?|works?|case-studies)$/i;

/** Fields that name the picture of a text, in the themes that are most used. */
const COVERS = [
  ...['image', 'cover', 'featured_image', 'featuredimage', 'feature_image', 'feature', 'thumbnail'],
  ...['banner', 'img', 'hero', 'header', 'images'],
];

/** Fields that name the file, where a picture is an object. */
const FILES = ['path', 'src', 'url', 'image', 'feature', 'overlay_image', 'teaser', 'filename'];

const firstIn = (fields: Fields, names: readonly string[]) =>
  names.map((name) => fields[name]).find((value) => textOf(value) !== undefined);

/** The picture of a text, as its front matter names it. Names of fields are in small letters. */
export function coverOf(fields: Fields): OldPicture | undefined {
  for (const name of COVERS) {
    const value: unknown = Array.isArray(fields[name]) ? fields[name][0] : fields[name];
    const own = isFields(value) ? value : {};
    const from = textOf(isFields(value) ? firstIn(value, FILES) : value);
    // A theme's `header: true` or `image: blue` is no picture.
    if (from === undefined || !/[./]/.test(from)) continue;
    const alt = textOf(firstIn(own, ['alt', 'image_description']) ?? fields['image_alt']);
    const caption = textOf(own['caption']);
    return { from, ...(alt !== undefined && { alt }), ...(caption !== undefined && { caption }) };
  }
  return undefined;
}

/** The first author of a text. */
export function authorOf(
  fields: Fields,
  nameOf: (key: string) => string = (key) => key,
): string | undefined {
  for (const value of [fields['author'], fields['authors']].flat()) {
    const name = textOf(isFields(value) ? value['name'] : value);
    if (name !== undefined) return nameOf(name);
  }
  return undefined;
}

/** Categories and tags: a post has one category, so further ones become tags. */
export function topicsOf(fields: Fields, separator?: string): Pick<OldItem, 'category' | 'tags'> {
  const [category, ...further] = [
    ...textsOf(fields['category']),
    ...textsOf(fields['categories'], separator),
  ];
  const tags = [...new Set([...textsOf(fields['tags'] ?? fields['tag'], separator), ...further])];
  return { ...(category !== undefined && { category }), ...(tags.length > 0 && { tags }) };
}

/**
 * The date that a text's front matter says under the first of some names.
 *
 * @param line of the front matter, where a date cannot be read
 */
export function dateOf(
  fields: Fields,
  names: readonly string[],
  losses: Losses,
  file: string,
): string | undefined {
  for (const name of names) {
    const value = fields[name];
    if (value === undefined || value === null || value === '') continue;
    const date = isoDate(value);
    if (date !== undefined) return date;
    losses.add(file, 1, 'dates', `\`${name}: ${JSON.stringify(value)}\` is no date that is known.`);
  }
  return undefined;
}

/** Whether a date lies in the future: the old site did not show it yet. */
export const isAhead = (date: string): boolean => Date.parse(date) > Date.now();

/** The same fields, each of which may be undefined. */
export type Loose<Value> = { readonly [Key in keyof Value]?: Value[Key] | undefined };

/** Leaves out what is undefined, as the strictest types ask for. */
export const defined = <Value extends object>(
  value: Value,
): { [Key in keyof Value]: Exclude<Value[Key], undefined> } =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as {
    [Key in keyof Value]: Exclude<Value[Key], undefined>;
  };
