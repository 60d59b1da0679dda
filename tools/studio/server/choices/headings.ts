import { markdownToHtml, type HastPluginInput } from 'satteri';
import { splitText } from '../../../../src/lib/markdown/markdown-faults.ts';
import { MARKDOWN_FEATURES } from '../../../../src/lib/markdown/markdown-tree.ts';
import { FOOTNOTES_ID } from '../../../../src/lib/routes/page-ids.ts';
import { headingIds } from '../../../astro/markdown/heading-ids.ts';
import type { PagePlace } from './places.ts';

/** Notes each heading with its id and words. */
const noteHeadings = (places: PagePlace[]): HastPluginInput => ({
  name: 'note-headings',
  element: {
    filter: ['h2', 'h3', 'h4', 'h5', 'h6'],
    visit(node, context) {
      const { id } = node.properties;
      if (typeof id === 'string' && id !== FOOTNOTES_ID)
        places.push({ id, title: context.textContent(node) });
    },
  },
});

/**
 * The places of a text in Markdown: its headings, with the ids that pages give them.
 *
 * @param text the whole file
 */
export async function headingsIn(text: string): Promise<PagePlace[]> {
  const places: PagePlace[] = [];
  try {
    await markdownToHtml(splitText(text)?.body ?? text, {
      hastPlugins: [headingIds(), noteHeadings(places)],
      features: MARKDOWN_FEATURES,
    });
  } catch {
    // A text whose ids meet has no page before that is mended, and its form says so.
    return [];
  }
  return places;
}
