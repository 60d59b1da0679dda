import { readFileSync } from 'node:fs';
import { isRecord } from '../../src/lib/is-record.ts';

/** As much of a JSON Schema as `schemas/` uses. */
export interface JsonSchema {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema | readonly JsonSchema[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly $ref?: string;
}

const isJsonSchema = (value: unknown): value is JsonSchema =>
  isRecord(value) && Object.values(value['properties'] ?? {}).every(isJsonSchema);

/**
 * Reads a file of `schemas/`.
 *
 * @throws {TypeError} where it holds no schema
 */
export function readJsonSchema(path: string): JsonSchema {
  const schema: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!isJsonSchema(schema)) throw new TypeError(`${path} is no JSON Schema.`);
  return schema;
}

/** A field that a content file may have. */
export interface Field {
  /** Its path: `plans[].price.amount`. */
  readonly path: string;
  readonly schema: JsonSchema;
  readonly isRequired: boolean;
}

/** The schemas nested in an object, a list or a union; a list's path ends in `[]`. */
function withinOf(schema: JsonSchema, path: string): [JsonSchema, string][] {
  const { items, additionalProperties } = schema;
  const lists: readonly JsonSchema[] = items === undefined ? [] : [items].flat();
  return [
    ...lists.map((item): [JsonSchema, string] => [item, `${path}[]`]),
    ...[schema.anyOf, schema.oneOf, schema.allOf]
      .flatMap((forms) => forms ?? [])
      .map((form): [JsonSchema, string] => [form, path]),
    ...(typeof additionalProperties === 'object'
      ? [[additionalProperties, `${path}{}`] satisfies [JsonSchema, string]]
      : []),
  ];
}

/** Every field of a schema in order, including those in fields and lists, each path once. */
export function fieldsOf(schema: JsonSchema, path = ''): Field[] {
  const required = schema.required ?? [];
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const at = path === '' ? name : `${path}.${name}`;
    return [
      { path: at, schema: field, isRequired: required.includes(name) },
      ...fieldsOf(field, at),
    ];
  });
  const within = withinOf(schema, path).flatMap(([part, at]) => fieldsOf(part, at));
  const first = new Map<string, Field>();
  for (const field of [...own, ...within]) if (!first.has(field.path)) first.set(field.path, field);
  return [...first.values()];
}
