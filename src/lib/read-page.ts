import { z } from 'astro/zod';
import { parse } from 'yaml';

const texts = import.meta.glob<string>('/src/content/pages/*.yaml', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** What every page's content file says besides its sections. */
const pageFields = {
  /** The title in the head: on the browser's tab and in search results. */
  title: z.string().min(1),
  /** What search results show below the title; the site's own description where it is left out. */
  description: z.string().min(50).max(200).optional(),
};

/** A page's title and description, as its content file gives them. */
export type PageMeta = z.infer<z.ZodObject<typeof pageFields>>;

/**
 * Reads `src/content/pages/<name>.yaml`, each part checked against the schema of the section that
 * shows it.
 *
 * @param shape the page's sections: name in the file → schema
 * @throws {Error} naming the file, each wrong field and what is expected of it
 */
export async function readPage<Shape extends z.ZodRawShape>(name: string, shape: Shape) {
  const file = `src/content/pages/${name}.yaml`;
  const text = texts[`/${file}`];
  if (text === undefined) throw new Error(`There is no content file ${file}`);
  return checkContent(file, parseContent(file, text), z.strictObject({ ...pageFields, ...shape }));
}

/**
 * Reads a YAML file's text.
 *
 * @throws {Error} naming the file and the line that is no YAML
 */
export function parseContent(file: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`${file}\n${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Checks what a content file holds.
 *
 * @throws {Error} naming the file, each wrong field and what is expected of it
 */
export async function checkContent<Schema extends z.ZodType>(
  file: string,
  content: unknown,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const result = await schema.safeParseAsync(content);
  if (!result.success) throw new Error(`${file}\n${z.prettifyError(result.error)}`);
  return result.data;
}

/** Name and title of every page that has a content file, for what is made once per page. */
export function pageTitles(): { name: string; title: string }[] {
  return Object.entries(texts).map(([file, text]) => ({
    name: file.replace(/^.*\/|\.yaml$/g, ''),
    title: z.looseObject({ title: z.string() }).parse(parseContent(file, text)).title,
  }));
}
