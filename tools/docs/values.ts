import type { JsonSchema } from './json-fields.ts';

/** Parts that many sections share: each is documented once, without repeating its fields. */
const KINDS: readonly (readonly [kind: string, fields: string])[] = [
  ['a link', 'href label'],
  ['a picture', 'alt dark darkPhone file focus phone'],
  ['a picture', 'alt dark darkPhone file focus large phone'],
  ['words of a carousel', 'carousel goTo next pause place play previous slide slides'],
  ['forms of a number', 'few many one other two zero'],
];

/** Descriptions of what names in content refer to, by their list in `schemas/names.json`. */
const NAMED: Readonly<Record<string, string>> = {
  pictures: 'a picture’s file',
  socialPictures: 'a picture’s file',
  icons: 'an icon’s name',
  logos: 'a logo’s file',
  films: 'a film’s name',
  pages: 'an address',
};

/** The recurring part that a schema matches, if any. */
export function kindOf({ properties }: JsonSchema): string | undefined {
  const fields = Object.keys(properties ?? {})
    .sort()
    .join(' ');
  return KINDS.find(([, known]) => known === fields)?.[0];
}

const code = (value: unknown) => `\`${String(value)}\``;

function bounds(least: number | undefined, most: number | undefined): string {
  // Zod gives an integer the bounds of a safe integer.
  const from = least === undefined || least <= Number.MIN_SAFE_INTEGER ? undefined : least;
  const to = most === undefined || most >= Number.MAX_SAFE_INTEGER ? undefined : most;
  if (from !== undefined && to !== undefined)
    return from === to ? `, ${from}` : `, ${from} to ${to}`;
  if (to !== undefined) return `, up to ${to}`;
  return from === undefined || from <= 0 ? '' : `, from ${from}`;
}

/** Describes a field's values in a few words. */
export function valueOf(schema: JsonSchema): string {
  const named = /definitions\/(\w+)$/.exec(schema.$ref ?? '')?.[1];
  if (named !== undefined) return NAMED[named] ?? 'a name';
  const forms = schema.anyOf ?? schema.oneOf;
  if (forms?.some(({ $ref }) => $ref?.endsWith('/pages'))) return 'an address';
  if (schema.allOf) return [...new Set(schema.allOf.map(valueOf))].join(', ');
  if (forms) return [...new Set(forms.map(valueOf))].join(' or ');
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum) return schema.enum.map(code).join(', ');
  if (schema.format === 'date') return 'a day: 2026-11-22';
  if (schema.type === 'string') return `text${lengthOf(schema)}`;
  if (schema.type === 'integer') return `whole number${bounds(schema.minimum, schema.maximum)}`;
  if (schema.type === 'number') return `number${bounds(schema.minimum, schema.maximum)}`;
  if (schema.type === 'boolean') return '`true` or `false`';
  if (schema.type === 'array') return `list${itemsOf(schema)}`;
  return kindOf(schema) ?? 'fields of its own';
}

const lengthOf = ({ minLength = 0, maxLength }: JsonSchema) =>
  maxLength === undefined
    ? ''
    : ` of ${minLength > 1 ? `${minLength} to ` : 'up to '}${maxLength} signs`;

function itemsOf({ items, minItems = 0, maxItems }: JsonSchema): string {
  const item = items === undefined ? undefined : [items].flat()[0];
  const entry = item && entryOf(item);
  return `${entry === undefined ? '' : ` of ${entry}`}${countOf(minItems, maxItems)}`;
}

/** Describes the number of entries of a list, if it is limited. */
function countOf(least: number, most: number | undefined): string {
  if (most === undefined) return least === 0 ? '' : ` (at least ${least})`;
  if (least === most) return ` (${most} of them)`;
  return least === 0 ? ` (at most ${most})` : ` (${least} to ${most})`;
}

/** Describes a list's entries, unless their own fields do. */
function entryOf(item: JsonSchema): string | undefined {
  const kind = kindOf(item);
  if (kind !== undefined) return kind.replace(/^an? /, '').replace(/$/, 's');
  // The names of a shared list are specific to the site and change with it.
  if (item.anyOf?.some(({ type }) => type === 'string')) return 'names or whole entries';
  if (item.enum) return valueOf(item);
  return item.type === 'string' ? 'texts' : undefined;
}

/** The text of a table cell: on one line, with `|` escaped. */
const cell = (text: string) => text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();

/** A table in Markdown. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((row) => `| ${row.map(cell).join(' | ')} |`)
    .join('\n');

/** A field's default, or whether it is required. */
export function lackOf(schema: JsonSchema, isRequired: boolean): string {
  const { default: value } = schema;
  // Dates have several notations, for which JSON Schema doesn't say that they are required.
  const mustBe = isRequired || schema.format === 'date';
  if (value === undefined || typeof value === 'object') return mustBe ? 'must be there' : 'nothing';
  return value === '' ? 'an empty text' : code(value);
}
