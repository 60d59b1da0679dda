import type { PluralForms } from './fill';

/** The texts of a JSON object, by their names; what is no text is left out. */
function textsIn(json = '{}'): Partial<Record<string, string>> {
  const value: unknown = JSON.parse(json);
  const entries: [string, unknown][] = Object.entries(value ?? {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/**
 * The words that a static page hands on to its script, as JSON in an attribute. One that is missing is empty.
 *
 * @param names of the words that the script says
 */
export function readTexts<Name extends string>(
  json: string | undefined,
  names: readonly Name[],
): Record<Name, string> {
  const texts = textsIn(json);
  return Object.fromEntries(names.map((name) => [name, texts[name] ?? ''])) as Record<Name, string>;
}

/** A text in its plural forms, handed on in the same way. */
export function readPlural(json: string | undefined): PluralForms {
  const { other = '', ...forms } = textsIn(json);
  return { ...forms, other };
}
