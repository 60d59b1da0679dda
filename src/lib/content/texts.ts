import { getCollection, type CollectionEntry } from 'astro:content';
import { z } from 'astro/zod';
import site from '~site';
import { fillFacts } from './facts';
import { faultOf } from '../routes/link';
import { renderFaults } from './render-faults';
import { printedHtml } from '../markdown/printed-html';
import { textFileNames } from '../routes/routes';
import { siteFacts } from './site-facts';
import { textFaults } from './text.schema';
import { ContentError } from './content-error.ts';

const filled = (text: string) => fillFacts(text, siteFacts, site.language);

/** What Astro keeps of a text's headings, which it gives no type. */
const headingsSchema = z.array(z.object({ depth: z.number(), slug: z.string(), text: z.string() }));

/**
 * Every page that is written in Markdown, with the site's own name, address, e-mail and telephone number
 * in the places of their names, and marks around what is still to be filled in.
 *
 * @throws {Error} while the development server runs, naming each that is wrong, with its fields and lines
 */
export async function textFiles(): Promise<CollectionEntry<'texts'>[]> {
  // A build has checked them before it began.
  const faults = import.meta.env.DEV ? [...textFaults(faultOf, siteFacts).values()] : [];
  const files = await listTexts();
  faults.push(...renderFaults(files));
  if (faults.length > 0) throw new ContentError(faults.join('\n'));
  return files;
}

/** As {@link textFiles} has them, right or wrong. */
export async function listTexts(): Promise<CollectionEntry<'texts'>[]> {
  // Astro warns of a collection without entries.
  if (textFileNames().length === 0) return [];
  return (await getCollection('texts')).map(withFacts);
}

function withFacts({ data, rendered, ...file }: CollectionEntry<'texts'>) {
  const { metadata } = rendered ?? {};
  const headings = headingsSchema
    .parse(metadata?.['headings'] ?? [])
    .map(({ text, ...heading }) => ({ ...heading, text: filled(text) }));
  return {
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
    ...(rendered && {
      rendered: {
        html: printedHtml(rendered.html, siteFacts),
        metadata: { ...metadata, imagePaths: metadata?.imagePaths ?? [], headings },
      },
    }),
  };
}
