import site from '~site';

const number = new Intl.NumberFormat(site.language);
const tenths = new Intl.NumberFormat(site.language, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const share = new Intl.NumberFormat(site.language, { style: 'percent', maximumFractionDigits: 2 });
const list = new Intl.ListFormat(site.language, { type: 'unit' });

/** Formats a number in the site's language: `1,900`. */
export const numberOf = (value: number) => number.format(value);

/** Formats a number with exactly one decimal: `6.0`. */
export const tenthsOf = (value: number) => tenths.format(value);

/** Formats a percentage in the site's language: `95%`. */
export const percentOf = (value: number) => share.format(value / 100);

/** Joins items without an “and”: `A, B, C`. */
export const listOf = (things: string[]) => list.format(things);
