import { z } from 'astro/zod';
import { parse } from 'yaml';
import { checkContent } from '~/lib/read-page';

const texts = import.meta.glob<string>('/src/content/*.yaml', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** An entry of a shared collection as sections get it: its fields, and its name there. */
export type Entry<Schema extends z.ZodType> = z.infer<Schema> & { id: string };

/**
 * Names of entries of `src/content/<collection>.yaml`, as a page's content lists them; they come
 * out as the entries themselves, in the page's order, so that what many pages show is written once.
 *
 * @param schema what an entry holds; a wrong field is told with the collection's file and the entry
 */
export function entriesOf<Schema extends z.ZodType>(collection: string, schema: Schema) {
  return z
    .array(z.string())
    .min(1)
    .transform((ids, ctx) =>
      Promise.all(
        ids.map(async (id, index) => {
          const found = await entryOf(collection, id, schema);
          if (found) return found;
          ctx.addIssue({ code: 'custom', path: [index], message: absent(collection, id) });
          return z.NEVER;
        }),
      ),
    );
}

const fileOf = (collection: string) => `src/content/${collection}.yaml`;

const absent = (collection: string, id: string) =>
  `an entry of ${fileOf(collection)}: "${id}" is not there. It has ${Object.keys(read(collection)).join(', ')}`;

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

function read(collection: string): Record<string, unknown> {
  const text = texts[`/${fileOf(collection)}`];
  if (text === undefined) throw new Error(`There is no content file ${fileOf(collection)}`);
  return z.record(z.string(), z.unknown()).parse(parse(text));
}
