import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { fill } from '~/lib/words/fill';
import { hasJournal, noJournal } from '~/lib/posts/journal';
import { journalFiles } from '~/lib/posts/posts';
import { absolutePageUrl } from '~/lib/languages/page-address';
import { words } from '~/lib/words/words';
import site from '~site';
import { language } from '~/lib/languages/language';
import { localSite } from '~/lib/languages/local-site';

/** The journal's feed. */
export const GET: APIRoute = async () => {
  if (!hasJournal) return noJournal();
  return rss({
    title: fill(words.journal.feed, { site: site.name }),
    description: localSite().description,
    site: absolutePageUrl('/'),
    trailingSlash: false,
    customData: `<language>${language()}</language>`,
    items: (await journalFiles())
      .filter(({ languages }) => languages.includes(language()))
      .map((file) => ({
        title: file.data.title,
        description: file.data.excerpt,
        pubDate: file.data.date,
        categories: [file.data.category],
        link: absolutePageUrl(file.path),
      })),
  });
};
