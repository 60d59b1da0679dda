import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { satteri } from '@astrojs/markdown-satteri';
import { formatErrors } from '../../../src/lib/content/mistakes.ts';
import { FOOTNOTES_ID, TAKEN_IDS } from '../../../src/lib/routes/page-ids.ts';
import { slugify } from '../../../src/lib/routes/slugify.ts';
import { ContentError } from '../../../src/lib/content/content-error.ts';

type Options = NonNullable<Parameters<typeof satteri>[0]>;
type HastPlugin = NonNullable<Options['hastPlugins']>[number];

const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** The id of a heading without letters. */
const UNNAMED = 'part';

/**
 * Gives each heading of a text a unique id, which its table of contents and other pages link to. An
 * id that is already used by the surrounding page or by another heading gets a number: `content-1`.
 *
 * @throws {Error} naming file and heading, if an id written by hand is already in use
 */
export const headingIds = (): HastPlugin => (document) => {
  const taken = new Map<string, string>(TAKEN_IDS.map((id) => [id, 'the page around the text']));
  const file = document.fileURL
    ? relative(process.cwd(), fileURLToPath(document.fileURL))
    : 'a text in Markdown';
  return {
    name: 'heading-ids-of-the-page',
    element: {
      // All elements: any of them may have an id written by hand.
      filter: [],
      visit(node, context) {
        const isHeading = HEADINGS.has(node.tagName);
        const { id } = node.properties;
        if (!isHeading && typeof id !== 'string') return;
        const words = context.textContent(node);
        const what = isHeading ? `the heading "${words}"` : `<${node.tagName}>`;
        const own = typeof id === 'string' ? id : freeId(slugify(words) || UNNAMED, taken);
        const other = own === FOOTNOTES_ID ? undefined : taken.get(own);
        if (other !== undefined) {
          const message = `an id of its own for ${what}; found "${own}", which ${other} has`;
          throw new ContentError(formatErrors({ file }, [{ path: [], message }]));
        }
        taken.set(own, what);
        context.setProperty(node, 'id', own);
      },
    },
  };
};

/** The wanted id, followed by a number if it is already used. */
function freeId(wanted: string, taken: ReadonlyMap<string, string>): string {
  let id = wanted;
  for (let count = 1; taken.has(id); count += 1) id = `${wanted}-${count}`;
  return id;
}
