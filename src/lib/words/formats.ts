import { byLanguage, language } from '~/lib/languages/language';

const number = byLanguage(() => new Intl.NumberFormat(language()));
const tenths = byLanguage(
  () => new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const share = byLanguage(
  () => new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 2 }),
);
// As a list of units, Turkish, Japanese and Russian would put only spaces between them.
const list = byLanguage(() => new Intl.ListFormat(language(), { style: 'narrow' }));

/** Formats a number in the page's language: `1,900`. */
export const numberOf = (value: number) => number().format(value);

/** Formats a number with exactly one decimal: `6.0`. */
export const tenthsOf = (value: number) => tenths().format(value);

/** Formats a percentage in the page's language: `95%`. */
export const percentOf = (value: number) => share().format(value / 100);

/** Joins items as briefly as their language does: `A, B, C`, in German `A, B und C`. */
export const listOf = (things: string[]) => list().format(things);
