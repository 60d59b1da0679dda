import { z } from 'astro/zod';
import { isRecord } from '../../../../src/lib/is-record.ts';
import type { Value } from '../../../lib/edits/edit.ts';
import { NAME_KINDS } from '../../contract/documents.ts';
import type { Shape, TextShape } from './shape.ts';

const value: z.ZodType<Value> = z.json();
const part = z.record(z.string(), z.unknown());
const parts = z.array(part);

/** Every keyword that a form knows: a schema with another one is not read. */
const schema = z.strictObject({
  $schema: z.string().optional(),
  $ref: z.string().optional(),
  definitions: part.optional(),
  type: z.enum(['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']).optional(),
  description: z.string().optional(),
  default: value.optional(),
  const: value.optional(),
  enum: z.array(z.union([z.string(), z.number()])).optional(),
  properties: z.record(z.string(), part).optional(),
  required: z.array(z.string()).optional(),
  additionalProperties: z.union([z.boolean(), part]).optional(),
  propertyNames: part.optional(),
  items: z.union([part, parts]).optional(),
  additionalItems: z.union([z.boolean(), part]).optional(),
  minItems: z.int().optional(),
  maxItems: z.int().optional(),
  minLength: z.int().optional(),
  maxLength: z.int().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  exclusiveMinimum: z.number().optional(),
  pattern: z.string().optional(),
  format: z.string().optional(),
  anyOf: parts.optional(),
  oneOf: parts.optional(),
  allOf: parts.optional(),
  /** Nothing fits: the entries of a shared list that has none. */
  not: part.optional(),
  names: z.enum(NAME_KINDS).optional(),
  entriesOf: z.string().optional(),
});

type Schema = z.infer<typeof schema>;
type Definitions = Readonly<Record<string, unknown>>;

/** Zod's largest whole number: no limit that anybody has thought of. */
const isLimit = (limit: number | undefined): limit is number =>
  limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER;

/**
 * The shape of a document, from its JSON Schema (draft 7).
 *
 * @throws {z.ZodError} where the schema has a keyword that no form knows
 */
export function readShape(json: unknown): Shape {
  const root = schema.parse(json);
  return shapeOf(root, root.definitions ?? {});
}

/** What a reference and the parts of an `allOf` say together, the outer words first. */
function flat(json: unknown, definitions: Definitions): Schema {
  const { $ref, allOf = [], ...own } = schema.parse(json);
  const name = $ref?.split('/').at(-1) ?? '';
  const named = NAME_KINDS.find((kind) => kind === name);
  const inner = [
    ...($ref === undefined ? [] : named && !(name in definitions) ? [] : [definitions[name]]),
    ...allOf,
  ].map((one) => flat(one, definitions));
  const merged = Object.assign({}, ...inner, own) as Schema;
  return named && $ref?.includes('names.json')
    ? { ...merged, type: 'string', names: named }
    : merged;
}

function shapeOf(json: unknown, definitions: Definitions): Shape {
  const said = flat(json, definitions);
  const { description, default: byDefault } = said;
  return {
    ...bareShape(said, definitions),
    ...(description !== undefined && { description }),
    ...(byDefault !== undefined && { byDefault }),
  };
}

function bareShape(said: Schema, definitions: Definitions): Shape {
  const inside = (one: unknown) => shapeOf(one, definitions);
  if (said.const !== undefined) return { kind: 'constant', value: said.const };
  const { entriesOf } = said;
  if (said.enum)
    return { kind: 'choice', options: said.enum, ...(entriesOf !== undefined && { entriesOf }) };
  const branches = said.anyOf ?? said.oneOf;
  if (branches) return unionOf(branches, inside);
  if (said.not) return { kind: 'choice', options: [] };
  switch (said.type) {
    case 'string':
      return textOf(said);
    case 'integer':
    case 'number':
      return {
        kind: 'number',
        isInteger: said.type === 'integer',
        ...(isLimit(said.minimum) && { minimum: said.minimum }),
        ...(isLimit(said.maximum) && { maximum: said.maximum }),
        ...(said.exclusiveMinimum !== undefined && { above: said.exclusiveMinimum }),
      };
    case 'boolean':
      return { kind: 'switch' };
    case 'null':
      return { kind: 'constant', value: null };
    case 'array':
      return listOf(said, inside);
    case 'object':
      return objectOf(said, inside);
    case undefined:
      return said.names ? textOf(said) : { kind: 'any' };
  }
}

function textOf({ description, ...said }: Schema): TextShape {
  return {
    kind: 'text',
    ...(said.names !== undefined && { names: said.names }),
    ...(said.minLength !== undefined && { minLength: said.minLength }),
    ...(said.maxLength !== undefined && { maxLength: said.maxLength }),
    ...(said.pattern !== undefined && { pattern: said.pattern }),
    ...(said.format !== undefined && { format: said.format }),
    ...(description?.includes('Markdown') && { isMarkdown: true }),
  };
}

type Inside = (one: unknown) => Shape;

function listOf(said: Schema, inside: Inside): Shape {
  const isTuple = Array.isArray(said.items);
  const further = isTuple ? said.additionalItems : said.items;
  const first = Array.isArray(said.items) ? said.items.map(inside) : [];
  const rest = isRecord(further) ? inside(further) : undefined;
  // What is said of a list of texts is said of each of them.
  const isMarkdown = rest?.kind === 'text' && said.description?.includes('Markdown');
  return {
    kind: 'list',
    first,
    ...(rest && { rest: isMarkdown ? { ...rest, isMarkdown } : rest }),
    minItems: said.minItems ?? 0,
    ...(isLimit(said.maxItems) && { maxItems: said.maxItems }),
    ...(said.entriesOf !== undefined && { entriesOf: said.entriesOf }),
  };
}

function objectOf(said: Schema, inside: Inside): Shape {
  const { properties, required = [], additionalProperties, propertyNames } = said;
  if (!properties && isRecord(additionalProperties))
    return {
      kind: 'record',
      name: inside(propertyNames ?? { type: 'string' }),
      entry: inside(additionalProperties),
      required,
    };
  const fields = Object.entries(properties ?? {}).map(([name, one]) => [name, inside(one)]);
  return { kind: 'object', fields: Object.fromEntries(fields) as Record<string, Shape>, required };
}

const isNothing = (shape: Shape) => shape.kind === 'constant' && shape.value === null;

function unionOf(parts: readonly unknown[], inside: Inside): Shape {
  // A union of unions is one union.
  const all = parts
    .map(inside)
    .flatMap((one) => (one.kind === 'union' && !one.description ? one.branches : one));
  const branches = all.filter((one) => !isNothing(one));
  const isNullable = branches.length < all.length || all.some((one) => one.isNullable);
  const [only] = branches;
  const shape: Shape =
    branches.length === 1 && only ? only : (oneField(branches) ?? { kind: 'union', branches });
  return { ...shape, ...(isNullable && { isNullable }) };
}

/** Branches that are one field to fill in: a page's name or another address, a number or a text. */
function oneField(branches: readonly Shape[]): Shape | undefined {
  const texts = branches.filter((one) => one.kind === 'text');
  const [text] = texts.toSorted(
    (a, b) => Number(b.names !== undefined) - Number(a.names !== undefined),
  );
  const others = branches.filter((one) => one.kind !== 'text');
  if (!text) return undefined;
  if (others.length === 0) return text;
  return others.every(({ kind }) => kind === 'number') ? { ...text, mayBeNumber: true } : undefined;
}
