import { attribute, setAttribute, type Element } from '../lib/html.ts';
import type { OldPicture } from './model.ts';
import type { Notes } from './notes.ts';
import type { PictureBook, PictureFolder, Wanted } from './pictures.ts';
import type { Planned } from './plan.ts';
import { dropHostile, type Lose } from './text/drop-hostile.ts';
import { plainWords } from './text/guard.ts';
import { linkTexts, type LinkOf } from './text/link-to.ts';
import { readBody } from './text/read-body.ts';
import { shape } from './text/shape.ts';
import { allNamed, element, replace, type Fragment } from './text/tree.ts';

/** What the texts of an export are written with. */
export interface Workshop {
  readonly book: PictureBook;
  readonly linkOf: LinkOf;
  readonly notes: Notes;
  /** The day of the import, for posts that have none. */
  readonly today: string;
  /** The site's own description, which ends a description that would be too short. */
  readonly description: string;
}

const FOLDERS: Readonly<Record<Planned['kind'], PictureFolder>> = {
  post: 'articles',
  page: 'articles',
  work: 'works',
};

/** Where the pictures of an item belong. */
export const wantedFor = ({ kind, slug, item }: Planned): Wanted => ({
  folder: FOLDERS[kind],
  slug,
  place: item.place,
});

/**
 * The text of an item, clean and in its shape. Each picture that comes along bears its name in content,
 * `articles/hello-1.jpg`; links take the place of the others.
 */
export async function bodyOf(
  planned: Planned,
  { book, linkOf, notes }: Workshop,
): Promise<Fragment> {
  const { item, file, title } = planned;
  const lose: Lose = (kind, what) => {
    notes.lost.push({ kind, what, place: item.place, file });
  };
  const fragment = readBody(item.body);
  dropHostile(fragment, lose);
  shape(fragment, title);
  linkTexts(fragment, linkOf, lose);
  for (const img of allNamed(fragment, 'img')) {
    const from = attribute(img, 'src')?.trim();
    const alt = altOf(attribute(img, 'alt'), title);
    const name = from ? await book.take({ from, alt }, wantedFor(planned)) : undefined;
    if (name !== undefined) {
      setAttribute(img, 'src', name);
      setAttribute(img, 'alt', alt);
    } else leaveLink(img, from, alt);
  }
  return fragment;
}

/** What a picture shows; its text’s title where nobody said. Brackets would end its words in Markdown. */
export const altOf = (alt: string | undefined, title: string): string =>
  plainWords((alt ?? '').replace(/[[\]]/g, ' ')) || title.replace(/[[\]]/g, ' ');

/** A picture that does not come is a link to where it was. */
function leaveLink(img: Element, from: string | undefined, alt: string): void {
  const url =
    from === undefined ? undefined : URL.parse(from.startsWith('//') ? `https:${from}` : from);
  if (url && /^https?:$/.test(url.protocol)) replace(img, element('a', { href: url.href }, alt));
  else replace(img, element('em', {}, alt));
}

/** The pictures of an item’s gallery that come along, and links to the others. */
export async function galleryOf(
  planned: Planned,
  pictures: readonly OldPicture[],
  { book }: Workshop,
): Promise<Element[]> {
  const made: Element[] = [];
  for (const picture of pictures) {
    const alt = altOf(picture.alt ?? picture.caption, planned.title);
    const img = element('img', { alt });
    const paragraph = element('p', {}, img);
    const name = await book.take(picture, wantedFor(planned));
    if (name === undefined) leaveLink(img, picture.from, alt);
    else setAttribute(img, 'src', name);
    made.push(paragraph);
    if (picture.caption) made.push(element('p', {}, element('em', {}, picture.caption)));
  }
  return made;
}
