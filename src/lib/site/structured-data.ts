import type {
  BlogPostingLeaf,
  BreadcrumbListLeaf,
  CreativeWorkLeaf,
  LocalBusinessLeaf,
  OrganizationLeaf,
  PersonLeaf,
  VideoObjectLeaf,
  WebSiteLeaf,
} from 'schema-dts';
import type { Brand } from '~/lib/site/brand';
import { isoDay } from '~/lib/posts/format-date';
import type { Post } from '~/lib/posts/posts';
import type { PlayableFilm } from '~/lib/films/playable-film';
import type { PictureData } from '~/lib/pictures/picture';
import type { Work } from '~/lib/works/works';
import { absolutePageUrl } from '~/lib/languages/page-address';
import { slugify } from '~/lib/routes/slugify';
import { absoluteUrl } from '~/lib/routes/url';
import site from '~site';
import { language } from '~/lib/languages/language';
import { localSite } from '~/lib/languages/local-site';

/** One item of a page's data for search engines, in the vocabulary of schema.org. */
export type StructuredData =
  | OrganizationLeaf
  | LocalBusinessLeaf
  | PersonLeaf
  | WebSiteLeaf
  | BreadcrumbListLeaf
  | BlogPostingLeaf
  | CreativeWorkLeaf
  | VideoObjectLeaf;

/** What leads to a firm or person that is described on the same page: each has one id on all pages. */
const referenceTo = ({ name }: Brand) => ({
  '@id': absoluteUrl(`/#${slugify(name)}`, site.url),
});

/** A firm or person as items on other pages than their own name them. */
const named = (brand: Brand) => ({
  '@type': brand.kind,
  ...referenceTo(brand),
  name: brand.name,
});

/**
 * The firm or person that the page belongs to.
 *
 * @param url the page at which they are at home
 */
export function owner(brand: Brand, url: string): StructuredData {
  const { kind, name, founded, address, emails, phone, openingHours } = brand;
  const facts = {
    ...named(brand),
    url,
    address: { '@type': 'PostalAddress', streetAddress: address },
    ...(emails[0] !== undefined && { email: emails[0] }),
    ...(phone !== '' && { telephone: phone }),
    // A home with a name of its own is not who the site’s profiles belong to.
    ...(name === site.name &&
      site.social.length > 0 && { sameAs: site.social.map((network) => network.url) }),
  } as const;
  if (kind === 'Person') return { ...facts, '@type': kind };
  const logo = absoluteUrl('/icon.png', site.url);
  const firm = { ...facts, logo, ...(founded !== undefined && { foundingDate: String(founded) }) };
  if (kind === 'Organization') return { ...firm, '@type': kind };
  return { ...firm, '@type': kind, image: logo, ...(openingHours && { openingHours }) };
}

/** The site as a whole, which the firm or person beside it publishes; described where it is their own. */
export const webSite = (publisher: Brand): StructuredData => ({
  '@type': 'WebSite',
  name: site.name,
  url: absolutePageUrl('/'),
  ...(publisher.name === site.name && { description: localSite().description }),
  inLanguage: language(),
  publisher: referenceTo(publisher),
});

/** The path from the home page to a page, which is the last step. */
export const breadcrumbList = (steps: { label: string; path: string }[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absolutePageUrl(path),
  })),
});

/** A journal post. */
export const blogPosting = (post: Post, publisher: Brand): StructuredData => ({
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.excerpt,
  image: new URL(post.cover.src, site.url).href,
  datePublished: isoDay(post.date),
  author: { '@type': 'Person', name: post.author.name },
  publisher: named(publisher),
  mainEntityOfPage: absolutePageUrl(post.path),
});

/** A work of the portfolio; of a locked one, no more than its cards show. */
export const creativeWork = (
  { title, description, category, year, roles, path, locked }: Work,
  { cover }: { cover: PictureData },
  creator: Brand,
): StructuredData => ({
  '@type': 'CreativeWork',
  name: title,
  genre: category,
  image: new URL(cover.src, site.url).href,
  url: absolutePageUrl(path),
  creator: named(creator),
  ...(locked === false && {
    description,
    ...(year !== undefined && { dateCreated: String(year) }),
    ...(roles.length > 0 && { keywords: roles.join(', ') }),
  }),
});

/** Films on a page, with the work that they belong to. Search engines read none whose date is not known. */
export const videoObjects = (
  films: readonly { title: string; text?: string; poster: PictureData; film: PlayableFilm }[],
  { description, year, path }: Work,
): StructuredData[] => {
  if (year === undefined) return [];
  return films.map(({ title, text, poster, film }) => ({
    '@type': 'VideoObject',
    name: title,
    description: text ?? description,
    thumbnailUrl: new URL(poster.src, site.url).href,
    url: absolutePageUrl(path),
    uploadDate: `${year}-01-01`,
    ...(film.kind === 'frame'
      ? { embedUrl: film.frame }
      : { contentUrl: film.sources.map(({ src }) => new URL(src, site.url).href) }),
  }));
};

/** Serialises items for a script element, so that nothing in them can close the element. */
export const structuredText = (things: StructuredData[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
