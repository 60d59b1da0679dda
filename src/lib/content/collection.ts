import { z } from 'astro/zod';
import { didYouMean } from '~/lib/content/nearest';
import { zodMistakes, formatErrors } from '~/lib/content/mistakes';
import { publishCheck, publishSchema } from '~/lib/content/publish-schema';
import { checkContent, checkTexts, inPageLanguage } from '~/lib/content/read-page';
import { byLanguage } from '~/lib/languages/language';
import { ContentError } from '~/lib/content/content-error';

const texts = import.meta.glob<string>('/src/content/*.yaml', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** An entry of a shared collection as sections receive it: its fields and its name. */
export type Entry<Schema extends z.ZodType> = z.infer<Schema> & { id: string };

/**
 * Entries of a shared collection, in the order of the page's content. The content lists each by its
 * name in `src/content/<collection>.yaml`, so that entries shared by several pages are written
 * once, or writes out an entry that no other page uses.
 *
 * @param schema an entry's fields; an invalid one is reported with the collection's file and the
 *   entry
 */
export function entriesOf<Schema extends z.ZodType>(collection: string, schema: Schema) {
  const file = fileOf(collection);
  const all = z.record(z.string(), schema);
  publishSchema(file, all);
  publishCheck(file, all, (_, changed) => checkTexts(file, { ...texts, ...changed }, all));
  return z
    .array(z.union([z.string(), z.record(z.string(), z.unknown())]))
    .min(1)
    .transform((list, ctx) =>
      Promise.all(
        list.map(async (item, index): Promise<Entry<Schema>> => {
          if (typeof item === 'string') {
            const found = await entryOf(collection, item, schema);
            if (found) return found;
            ctx.addIssue({ code: 'custom', path: [index], message: absent(collection, item) });
            return z.NEVER;
          }
          const own = await schema.safeParseAsync(item);
          if (own.success) return Object.assign({ id: `own-${index}` }, own.data);
          for (const { message, path } of own.error.issues)
            ctx.addIssue({ code: 'custom', path: [index, ...path], message });
          return z.NEVER;
        }),
      ),
    )
    .meta({
      entriesOf: collection,
      entry: schema,
      description: `Names of entries in ${fileOf(collection)}, or whole entries, in the order of the page.`,
    });
}

const fileOf = (collection: string) => `src/content/${collection}.yaml`;

const absent = (collection: string, id: string) => {
  const names = Object.keys(read(collection));
  return `an entry of ${fileOf(collection)}: "${id}" is not there${didYouMean(id, names) || '.'} There are ${names.join(', ')}`;
};

async function entryOf<Schema extends z.ZodType>(
  collection: string,
  id: string,
  schema: Schema,
): Promise<Entry<Schema> | undefined> {
  const content = read(collection)[id];
  if (content === undefined) return undefined;
  const entry = await checkContent(`${fileOf(collection)}, ${id}`, content, schema);
  return Object.assign({ id }, entry);
}

/** The collections' entries as they are written: every card of a post needs its author's. */
const collections = byLanguage(() => new Map<string, Record<string, unknown>>());

function read(collection: string): Record<string, unknown> {
  const known = collections();
  const entries = known.get(collection) ?? parse(collection);
  known.set(collection, entries);
  return entries;
}

function parse(collection: string): Record<string, unknown> {
  const text = texts[`/${fileOf(collection)}`];
  if (text === undefined) throw new ContentError(`There is no content file ${fileOf(collection)}`);
  const { content } = inPageLanguage(fileOf(collection), text, texts);
  const entries = z.record(z.string(), z.unknown()).safeParse(content);
  if (entries.success) return entries.data;
  throw new ContentError(
    formatErrors({ file: fileOf(collection) }, zodMistakes(entries.error, content)),
  );
}
