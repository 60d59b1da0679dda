import type { Element } from '../../tools/site/document.ts';

/** An address in a page. */
export interface Address {
  /** The element and attribute that contain it, for messages. */
  readonly place: string;
  readonly url: string;
}

/** Attributes that hold a single address, by element; `*` is any element. */
const SINGLE: readonly (readonly [element: string, attribute: string])[] = [
  ['a', 'href'],
  ['area', 'href'],
  ['link', 'href'],
  ['form', 'action'],
  ['use', 'href'],
  ['*', 'src'],
  ['*', 'poster'],
  ['astro-island', 'component-url'],
  ['astro-island', 'renderer-url'],
  ['astro-island', 'before-hydration-url'],
];

/** Fetched by other sites when somebody shares the page. */
const SHARED = /^(og:image|og:url|twitter:image)$/;

/** Every address in a page's elements and styles. */
export function addressesIn(elements: readonly Element[]): Address[] {
  return elements.flatMap((element) => {
    const { name, attributes, text } = element;
    const urls: [string, string][] = [];
    for (const [owner, attribute] of SINGLE) {
      const url = attributes[attribute];
      if (url !== undefined && (owner === '*' || owner === name)) urls.push([attribute, url]);
    }
    for (const attribute of ['srcset', 'imagesrcset'])
      for (const url of candidates(attributes[attribute])) urls.push([attribute, url]);
    if (name === 'meta' && SHARED.test(attributes['property'] ?? attributes['name'] ?? ''))
      urls.push(['content', attributes['content'] ?? '']);
    if (name === 'style')
      // Whole, as a picture within the style may itself refer to its parts.
      for (const [, double, single, bare] of text.matchAll(
        /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]+))\s*\)/g,
      ))
        urls.push(['url()', double ?? single ?? bare ?? '']);
    return urls.map(([attribute, url]) => ({ place: `${name} ${attribute}`, url }));
  });
}

function candidates(srcset = ''): string[] {
  return srcset
    .split(/,\s+/)
    .map((part) => part.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean);
}
