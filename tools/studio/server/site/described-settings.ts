import type { JsonSchema } from '../../../astro/schemas/to-json.ts';

const isPart = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The schema of the settings, in which each field says what it is: in code its comment says so.
 *
 * @param comments by the path of the field: `logo.file`, `social[].url`
 */
export function describedSettings(
  schema: JsonSchema,
  comments: ReadonlyMap<string, string>,
  path = '',
): JsonSchema {
  const within = (part: unknown, at: string): unknown => {
    if (Array.isArray(part)) return part.map((one) => within(one, at));
    return isPart(part) ? describedSettings(part, comments, at) : part;
  };
  const { properties, items, anyOf, oneOf, additionalProperties, ...rest } = schema;
  const fields = Object.entries(properties ?? {}).map(([name, part]) => [
    name,
    within(part, path === '' ? name : `${path}.${name}`),
  ]);
  const description = rest.description ?? comments.get(path);
  return {
    ...rest,
    ...(description !== undefined && { description: plain(description) }),
    ...(properties && { properties: Object.fromEntries(fields) as typeof properties }),
    ...(items !== undefined && { items: within(items, `${path}[]`) as typeof items }),
    ...(anyOf && { anyOf: within(anyOf, path) as typeof anyOf }),
    ...(oneOf && { oneOf: within(oneOf, path) as typeof oneOf }),
    ...(additionalProperties !== undefined && {
      additionalProperties: within(
        additionalProperties,
        `${path}{}`,
      ) as typeof additionalProperties,
    }),
  };
}

/** A comment without the marks of code. */
const plain = (text: string) => text.replaceAll('`', '').replace(/\{@link ([^}]+)\}/g, '$1');
