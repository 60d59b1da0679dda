/** Fills the slots of a text: `fill('Page {page}', { page: 2 })` is `Page 2`. Slots without a value stay. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot));

/** The plural forms of a text in its language, with the number as `{count}`; `other` is required. */
export type PluralForms = { readonly other: string } & Readonly<
  Partial<Record<Intl.LDMLPluralRule, string | undefined>>
>;

/** The plural form for a number, with its slot unfilled. */
export const pluralForm = (forms: PluralForms, count: number, language: string): string =>
  forms[new Intl.PluralRules(language || undefined).select(count)] ?? forms.other;

/**
 * Formats a text with a number, in the plural form of the language.
 *
 * @param language a BCP 47 tag; if empty, that of the environment
 */
export function plural(forms: PluralForms, count: number, language: string): string {
  const number = new Intl.NumberFormat(language || undefined).format(count);
  return fill(pluralForm(forms, count, language), { count: number });
}
