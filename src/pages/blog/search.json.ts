import type { APIRoute } from 'astro';
import MiniSearch from 'minisearch';
import { formatDate } from '~/lib/posts/format-date';
import { hasJournal, noJournal } from '~/lib/posts/journal';
import { journalFiles } from '~/lib/posts/posts';
import { searchOptions, type SearchedPost } from '~/widgets/journal-search/search-options';
import { language, markOutside } from '~/lib/languages/language';
import { pageAddress } from '~/lib/languages/page-address';

/** The index for the journal's search. */
export const GET: APIRoute = async () => {
  if (!hasJournal) return noJournal();
  const index = new MiniSearch<SearchedPost>(searchOptions(language()));
  const files = await journalFiles();
  index.addAll(
    files.map(({ data, body = '', path, languages }, id) => ({
      id,
      title: data.title,
      category: data.category,
      tags: data.tags.join(' '),
      excerpt: data.excerpt,
      text: body,
      meta: `${data.category}, ${formatDate(data.date, language())}`,
      ...(!languages.includes(language()) && { mark: markOutside(languages) }),
      href: pageAddress(path),
    })),
  );
  return Response.json(index);
};
