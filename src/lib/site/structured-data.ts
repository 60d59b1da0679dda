import type { Brand } from '~/lib/site/brand';
import { isoDay } from '~/lib/posts/format-date';
import type { Post } from '~/lib/posts/posts';
import type { PlayableFilm } from '~/lib/films/playable-film';
import type { PictureData } from '~/lib/pictures/picture';
import type { Work } from '~/lib/works/works';
import { absolutePageUrl } from '~/lib/languages/page-address';
import { absoluteUrl } from '~/lib/routes/url';
import site from '~site';
import { language } from '~/lib/languages/language';
import { localSite } from '~/lib/languages/local-site';

/** One item of a page's data for search engines, in the vocabulary of schema.org. */
export type StructuredData = { '@type': string } & Record<string, unknown>;

const ORGANIZATION_ID = absoluteUrl('/#organization', site.url);

/** The firm that the page belongs to. */
export const organization = ({ name, founded, address, emails, phone }: Brand): StructuredData => ({
  '@type': 'Organization',
  '@id': ORGANIZATION_ID,
  name,
  url: absoluteUrl('/', site.url),
  logo: absoluteUrl('/icon.png', site.url),
  ...(founded !== undefined && { foundingDate: String(founded) }),
  address,
  email: emails[0],
  telephone: phone,
  sameAs: site.social.map(({ url }) => url),
});

/** The site as a whole. */
export const webSite = (): StructuredData => ({
  '@type': 'WebSite',
  name: site.name,
  url: absolutePageUrl('/'),
  description: localSite().description,
  inLanguage: language(),
  publisher: { '@id': ORGANIZATION_ID },
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
export const article = (post: Post): StructuredData => ({
  '@type': 'Article',
  headline: post.title,
  description: post.excerpt,
  image: new URL(post.cover.src, site.url).href,
  datePublished: isoDay(post.date),
  author: { '@type': 'Person', name: post.author.name },
  publisher: { '@type': 'Organization', '@id': ORGANIZATION_ID, name: site.name },
  mainEntityOfPage: absolutePageUrl(post.path),
});

/** A work of the portfolio; of a locked one, no more than its cards show. */
export const creativeWork = (
  { title, description, category, year, roles, path, locked }: Work,
  { cover }: { cover: PictureData },
): StructuredData => ({
  '@type': 'CreativeWork',
  name: title,
  genre: category,
  image: new URL(cover.src, site.url).href,
  url: absolutePageUrl(path),
  creator: { '@id': ORGANIZATION_ID },
  ...(locked === false && {
    description,
    ...(year !== undefined && { dateCreated: String(year) }),
    ...(roles.length > 0 && { keywords: roles.join(', ') }),
  }),
});

/** A film on a page, with the work that it belongs to. */
export const videoObjects = (
  films: readonly { title: string; text?: string; poster: PictureData; film: PlayableFilm }[],
  { description, year, path }: Work,
): StructuredData[] =>
  films.map(({ title, text, poster, film }) => ({
    '@type': 'VideoObject',
    name: title,
    description: text ?? description,
    thumbnailUrl: new URL(poster.src, site.url).href,
    url: absolutePageUrl(path),
    ...(year !== undefined && { uploadDate: `${year}-01-01` }),
    ...(film.kind === 'frame'
      ? { embedUrl: film.frame }
      : { contentUrl: film.sources.map(({ src }) => new URL(src, site.url).href) }),
  }));

/** Serialises items for a script element, so that nothing in them can close the element. */
export const structuredText = (things: StructuredData[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
