import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { fill } from '~/lib/words/fill';
import { hasJournal, noJournal } from '~/lib/posts/journal';
import { journalFiles } from '~/lib/posts/posts';
import { absoluteUrl } from '~/lib/routes/url';
import { words } from '~/lib/words/words';
import site from '~site';

/** The journal's feed. */
export const GET: APIRoute = async () => {
  if (!hasJournal) return noJournal();
  return rss({
    title: fill(words.journal.feed, { site: site.name }),
    description: site.description,
    site: absoluteUrl('/', site.url),
    trailingSlash: false,
    customData: `<language>${site.language}</language>`,
    items: (await journalFiles()).map((file) => ({
      title: file.data.title,
      description: file.data.excerpt,
      pubDate: file.data.date,
      categories: [file.data.category],
      link: absoluteUrl(file.path, site.url),
    })),
  });
};
