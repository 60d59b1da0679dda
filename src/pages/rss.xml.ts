import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { postFiles, postPath } from '~/lib/posts';
import { absoluteUrl } from '~/lib/url';
import site from '~site';

/** The journal's feed. */
export const GET: APIRoute = async () =>
  rss({
    title: `${site.name}, journal`,
    description: site.description,
    site: absoluteUrl('/', site.url),
    trailingSlash: false,
    customData: `<language>${site.language}</language>`,
    items: (await postFiles()).map((file) => ({
      title: file.data.title,
      description: file.data.excerpt,
      pubDate: file.data.date,
      categories: [file.data.category],
      link: absoluteUrl(postPath(file), site.url),
    })),
  });
