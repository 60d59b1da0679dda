import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonSchema } from '../../../tools/astro/schemas/to-json.ts';
import type { Placement } from './outline.ts';

/** A field of a section's content, as the table shows it. */
export interface Field {
  /** Its name, behind that of the field which it is part of: `plans[].price`. */
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  /** What it is where nothing is said. */
  readonly initial?: string;
  readonly description: string;
  readonly choices: readonly string[];
}

/** Deeper parts have a section's schema to tell of them. */
const DEPTH = 4;

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a field may be: one shape, or several. */
function shapesOf(schema: JsonSchema): JsonSchema[] {
  const several = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return several.length === 0 ? [schema] : several.filter(isSchema).flatMap(shapesOf);
}

/** The names that the site has of something: `#/definitions/pictures` is a picture. */
const NAMED: Readonly<Record<string, string>> = {
  pictures: 'a picture’s path',
  socialPictures: 'a picture’s path',
  icons: 'an icon’s name',
  logos: 'a logo’s name',
  films: 'a film’s name',
  pages: 'an address',
};

function typeOf(schema: JsonSchema): string {
  const shapes = shapesOf(schema);
  if (shapes.length > 1) return [...new Set(shapes.map(typeOf))].join(' or ');
  const [shape = schema] = shapes;
  const { $ref, type, items } = shape;
  if ($ref !== undefined) return NAMED[$ref.split('/').at(-1) ?? ''] ?? 'a name';
  if (shape.enum || shape.const !== undefined) return 'a choice';
  if (type === 'array') return isSchema(items) ? `list of ${typeOf(items)}` : 'list';
  if (type === 'object') return 'group';
  if (type === 'integer') return 'whole number';
  if (type === 'boolean') return 'yes or no';
  if (type === 'string') return 'text';
  return typeof type === 'string' ? type : 'any';
}

const choicesOf = (schema: JsonSchema): string[] =>
  shapesOf(schema)
    .flatMap((shape) => shape.enum ?? (shape.const === undefined ? [] : [shape.const]))
    .map(String);

/** The fields of a schema, each followed by those that it holds. */
export function fieldsOf(schema: JsonSchema, before = '', depth = 0): Field[] {
  const found = shapesOf(schema).flatMap((shape) => {
    if (shape.type === 'array' && isSchema(shape.items))
      return fieldsOf(shape.items, `${before}[]`, depth);
    return Object.entries(shape.properties ?? {}).flatMap(([key, value]) => {
      if (!isSchema(value)) return [];
      const name = before === '' ? key : `${before}.${key}`;
      const initial = value.default;
      const field: Field = {
        name,
        type: typeOf(value),
        required: shape.required?.includes(key) ?? false,
        description: value.description ?? '',
        choices: choicesOf(value),
        ...(initial !== undefined && { initial: JSON.stringify(initial) }),
      };
      return [field, ...(depth < DEPTH ? fieldsOf(value, name, depth + 1) : [])];
    });
  });
  return found.filter(
    (field, index) => found.findIndex(({ name }) => name === field.name) === index,
  );
}

/**
 * The fields that a section's part of a page's content has: the schema that editors read of that page.
 *
 * @returns none where the section reads nothing of the page's content
 */
export function fieldsAt(root: string, { page, part }: Placement): Field[] {
  if (part.length === 0) return [];
  const file: unknown = JSON.parse(readFileSync(join(root, page.schema), 'utf8'));
  const schema = part.reduce<unknown>(
    (at, key) => (isSchema(at) ? at.properties?.[key] : undefined),
    file,
  );
  return isSchema(schema) ? fieldsOf(schema) : [];
}
