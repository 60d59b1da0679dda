/**
 * Puts values into a text: `fill('Page {page}', { page: 2 })` is `Page 2`. What has no value stays.
 */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot));

/** A text in the plural forms of its language, with the number as `{count}`; `other` always stands. */
export type PluralForms = { readonly other: string } & Readonly<
  Partial<Record<Intl.LDMLPluralRule, string | undefined>>
>;

/** The form of a text that a number asks for, with its slot. */
export const pluralForm = (forms: PluralForms, count: number, language: string): string =>
  forms[new Intl.PluralRules(language || undefined).select(count)] ?? forms.other;

/**
 * A text with a number, in the form that the language asks for.
 *
 * @param language a BCP 47 tag; the environment's own where it is empty
 */
export function plural(forms: PluralForms, count: number, language: string): string {
  const number = new Intl.NumberFormat(language || undefined).format(count);
  return fill(pluralForm(forms, count, language), { count: number });
}
