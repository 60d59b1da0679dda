/** As much of a page's JSON Schema as is changed here. */
interface PageSchema {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
}

const read = (text: string) => JSON.parse(text) as PageSchema;
const printed = (schema: PageSchema) => `${JSON.stringify(schema, null, 1)}\n`;

/** Entries with others behind one of them, or at the end. */
function insertAfter<Entry>(
  entries: readonly Entry[],
  isPrevious: (entry: Entry) => boolean,
  added: readonly Entry[],
): Entry[] {
  const at = entries.findIndex(isPrevious);
  return at < 0 ? [...entries, ...added] : entries.toSpliced(at + 1, 0, ...added);
}

/**
 * Adds parts of one page's schema to another's, as the next build would write it.
 *
 * @param names of each part, what it is called there and here
 * @param previous the part that they follow
 */
export function insertProperties(
  text: string,
  from: string,
  names: ReadonlyMap<string, string>,
  previous: string | undefined,
): string {
  const [schema, source] = [read(text), read(from)];
  const parts = [...names].filter(([part]) => source.properties?.[part] !== undefined);
  const properties = insertAfter(
    Object.entries(schema.properties ?? {}),
    ([name]) => name === previous,
    parts.map(([part, name]): [string, unknown] => [name, source.properties?.[part]]),
  );
  const required = parts.flatMap(([part, name]) => (source.required?.includes(part) ? [name] : []));
  const order = new Map(properties.map(([name], at) => [name, at]));
  return printed({
    ...schema,
    properties: Object.fromEntries(properties),
    required: [...(schema.required ?? []), ...required].sort(
      (a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0),
    ),
  });
}

/** Takes parts out of a page's schema. */
export function removeProperties(text: string, names: readonly string[]): string {
  const schema = read(text);
  const { properties = {}, required = [] } = schema;
  return printed({
    ...schema,
    properties: Object.fromEntries(
      Object.entries(properties).filter(([name]) => !names.includes(name)),
    ),
    required: required.filter((name) => !names.includes(name)),
  });
}
