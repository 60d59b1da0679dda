import type { JsonSchema } from './to-json.ts';

const isPart = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keywords whose values are schemas by name. */
const BY_NAME = new Set(['properties', 'patternProperties', 'definitions', '$defs']);

/** Keywords whose values are schemas, or lists of them. */
const NESTED = new Set([
  'items',
  'additionalItems',
  'additionalProperties',
  'anyOf',
  'allOf',
  'oneOf',
]);

/**
 * The schema of a translation: its original's with nothing required, so that it holds words only. A field
 * that the original may lack can be empty, which removes it.
 */
export function partialSchema(schema: JsonSchema): JsonSchema {
  const { required = [], ...rest } = schema;
  const partial: JsonSchema = Object.fromEntries(
    Object.entries(rest).flatMap(([keyword, value]: [string, unknown]): [string, unknown][] => {
      if (BY_NAME.has(keyword) && isPart(value))
        return [[keyword, byName(value, keyword === 'properties' ? required : undefined)]];
      if (!NESTED.has(keyword)) return [[keyword, value]];
      // Without required fields, an object may fit several of them.
      return [[keyword === 'oneOf' ? 'anyOf' : keyword, nested(value)]];
    }),
  );
  return partial;
}

const nested = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(nested) : isPart(value) ? partialSchema(value) : value;

function byName(schemas: JsonSchema, required: readonly string[] | undefined): JsonSchema {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, part]: [string, unknown]) => {
      const mayBeEmpty = required !== undefined && !required.includes(name);
      if (!mayBeEmpty || !isPart(part)) return [name, nested(part)];
      const { description, ...own } = partialSchema(part);
      // What a field is stands where editors look for it first.
      return [name, { ...(description && { description }), anyOf: [own, { type: 'null' }] }];
    }),
  );
}
