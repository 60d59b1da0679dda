import site from '~site';

const number = new Intl.NumberFormat(site.language);
const tenths = new Intl.NumberFormat(site.language, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const share = new Intl.NumberFormat(site.language, { style: 'percent', maximumFractionDigits: 2 });
const list = new Intl.ListFormat(site.language, { type: 'unit' });

/** A number as the site's language writes it: `1,900`. */
export const numberOf = (value: number) => number.format(value);

/** A number to its first digit behind the point, which is always there: `6.0`. */
export const tenthsOf = (value: number) => tenths.format(value);

/** A share of a hundred as the site's language writes it: `95%`. */
export const percentOf = (value: number) => share.format(value / 100);

/** Things side by side, without an “and”: `A, B, C`. */
export const listOf = (things: string[]) => list.format(things);
