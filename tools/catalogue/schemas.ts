import { z } from 'astro/zod';
import { toJsonSchema, type JsonSchema } from '../astro/schemas/to-json.ts';

/** A schema that a section exports. */
export interface SectionSchema {
  /** `servicesSchema` */
  readonly name: string;
  readonly json: JsonSchema;
}

/** What a schema that asks for it is given: how wide its pictures stand. */
const SIZES = '100vw';

/** A schema that is made for a page's own sizes is made for any: the fields are the same. */
function made(value: unknown): unknown {
  if (typeof value !== 'function') return value;
  try {
    return (value as (...given: unknown[]) => unknown)(SIZES, [], 1, 1);
  } catch {
    return undefined;
  }
}

/**
 * The schemas of a section, of those that say the same the first.
 *
 * @param exported what its `*.schema.ts` exports
 */
function schemasOf(exported: Readonly<Record<string, unknown>>): SectionSchema[] {
  const all = Object.entries(exported)
    // One that waits for no page's sizes is the section's own.
    .sort(([, a], [, b]) => Number(typeof a === 'function') - Number(typeof b === 'function'))
    .flatMap(([name, value]) => {
      const schema = name.endsWith('Schema') ? made(value) : undefined;
      if (!(schema instanceof z.ZodType)) return [];
      return [{ name, json: toJsonSchema(schema, { up: '', entries: () => [] }) }];
    });
  const said = all.map(({ json }) => JSON.stringify(json));
  return all.filter((_, index) => said.indexOf(said[index] ?? '') === index);
}

/** The schemas of a file, or why it could not be read. */
export interface SchemaFile {
  readonly file: string;
  readonly schemas: readonly SectionSchema[];
  readonly fault?: string;
}

/** A file that cannot be read is told of in place of its fields. */
export async function readSchemas(file: string): Promise<SchemaFile> {
  try {
    const exported: unknown = await import(/* @vite-ignore */ `/${file}`);
    return { file, schemas: schemasOf(exported as Readonly<Record<string, unknown>>) };
  } catch (error) {
    return { file, schemas: [], fault: error instanceof Error ? error.message : String(error) };
  }
}
