import type { Brand } from '~/lib/site/brand';
import { isoDay } from '~/lib/posts/format-date';
import type { Post } from '~/lib/posts/posts';
import { absoluteUrl } from '~/lib/routes/url';
import site from '~site';

/** One thing that a page tells search engines about, in the words of schema.org. */
export type StructuredData = { '@type': string } & Record<string, unknown>;

const ORGANIZATION_ID = absoluteUrl('/#organization', site.url);

/** Whose page it is. */
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
  url: absoluteUrl('/', site.url),
  description: site.description,
  inLanguage: site.language,
  publisher: { '@id': ORGANIZATION_ID },
});

/** The way to a page, from the home page on; the last step is the page itself. */
export const breadcrumbList = (steps: { label: string; path: string }[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absoluteUrl(path, site.url),
  })),
});

/** A post of the journal. */
export const article = (post: Post): StructuredData => ({
  '@type': 'Article',
  headline: post.title,
  description: post.excerpt,
  image: new URL(post.cover.src, site.url).href,
  datePublished: isoDay(post.date),
  author: { '@type': 'Person', name: post.author.name },
  publisher: { '@type': 'Organization', '@id': ORGANIZATION_ID, name: site.name },
  mainEntityOfPage: absoluteUrl(post.path, site.url),
});

/** As the text of a script element: nothing in it can end the element. */
export const structuredText = (things: StructuredData[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
