import type { JsonSchema } from '../astro/schemas/to-json.ts';

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
 * Content that has what must be there, to begin with where no page shows the section yet.
 *
 * @param names what the site has of pictures, icons and so on: `names.json`
 */
export function sampleOf(schema: JsonSchema, names: JsonSchema = {}): unknown {
  const [shape = schema] = shapesOf(schema);
  const { $ref, type, items } = shape;
  if (shape.default !== undefined) return shape.default;
  if ($ref !== undefined) {
    const definitions = (names.definitions ?? {}) as Readonly<Record<string, unknown>>;
    const named = definitions[$ref.split('/').at(-1) ?? ''];
    return isSchema(named) ? sampleOf(named) : '';
  }
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  if (type === 'object')
    return Object.fromEntries(
      (shape.required ?? []).map((key) => {
        const part = shape.properties?.[key];
        return [key, isSchema(part) ? sampleOf(part, names) : ''];
      }),
    );
  if (type === 'array') {
    const length = Math.max(1, shape.minItems ?? 1);
    return isSchema(items) ? Array.from({ length }, () => sampleOf(items, names)) : [];
  }
  if (type === 'integer' || type === 'number') return Math.max(1, shape.minimum ?? 1);
  if (type === 'boolean') return true;
  return 'A text of yours';
}
