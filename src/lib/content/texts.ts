import { getCollection, type CollectionEntry } from 'astro:content';
import { z } from 'astro/zod';
import { fillFacts } from './facts';
import { faultOf } from '../routes/link';
import { renderFaults } from './render-faults';
import { printedHtml } from '../markdown/printed-html';
import { textSources } from '../routes/routes';
import { siteFacts } from './site-facts';
import { textFaults } from './text.schema';
import { ContentError } from './content-error.ts';
import { language } from '~/lib/languages/language';
import { localEntries, type LocalEntry } from '../languages/entries';

/** A page written in Markdown, in the language of the page that is printed. */
export type TextFile = LocalEntry<CollectionEntry<'texts'>>;

/** A text's headings as Astro stores them, without a type. */
const headingsSchema = z.array(z.object({ depth: z.number(), slug: z.string(), text: z.string() }));

/**
 * Every page written in Markdown, with the site's name, address, e-mail and telephone number filled
 * in, and its placeholders marked.
 *
 * @throws {Error} under the development server, naming each invalid page with its fields and lines
 */
export async function textFiles(): Promise<TextFile[]> {
  // A build checks them before it starts.
  const faults = import.meta.env.DEV ? [...textFaults(faultOf, siteFacts()).values()] : [];
  const files = await listTexts();
  faults.push(...renderFaults(files));
  if (faults.length > 0) throw new ContentError(faults.join('\n'));
  return files.map(printed);
}

/** The entries of {@link textFiles}, valid or not, and without what their pages alone need: the facts in their text. */
export async function listTexts(): Promise<TextFile[]> {
  // Astro warns about a collection without entries.
  if (textSources().length === 0) return [];
  return localEntries(await getCollection('texts')).map(withFacts);
}

const filled = (text: string) => fillFacts(text, siteFacts(), language());

const withFacts = ({ data, ...file }: TextFile): TextFile => ({
  ...file,
  data: {
    ...data,
    title: filled(data.title),
    description: filled(data.description),
    banner: {
      heading: filled(data.banner.heading ?? data.title),
      ...(data.banner.text !== undefined && { text: filled(data.banner.text) }),
    },
  },
});

function printed({ rendered, ...file }: TextFile): TextFile {
  if (rendered === undefined) return file;
  const { html, metadata } = rendered;
  const headings = headingsSchema
    .parse(metadata?.['headings'] ?? [])
    .map(({ text, ...heading }) => ({ ...heading, text: filled(text) }));
  return {
    ...file,
    rendered: {
      html: printedHtml(html, siteFacts()),
      metadata: { ...metadata, imagePaths: metadata?.imagePaths ?? [], headings },
    },
  };
}
