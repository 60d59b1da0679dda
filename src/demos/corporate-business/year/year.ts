import { fill } from '~/lib/words/fill';
import { tenthsOf } from '~/lib/words/formats';
import { QUARTER, WEEKS } from './constants';
import { byLanguage, language } from '~/lib/languages/language';

/** Whose weeks they are, and what came in in each, in millions. */
export interface Series {
  name: string;
  weeks: readonly number[];
}

const percent = byLanguage(
  () =>
    new Intl.NumberFormat(language(), {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
);

/** The sum of amounts that have one decimal each, without what binary fractions add to it. */
export const sumOf = (values: readonly number[]) =>
  Math.round(values.reduce((sum, value) => sum + value, 0) * 10) / 10;

/** What came in in each week from all of them. */
export const totalsOf = (all: readonly Series[]) =>
  Array.from({ length: WEEKS }, (_, week) => sumOf(all.map(({ weeks }) => weeks[week] ?? 0)));

/** One company's weeks. */
export interface Company extends Series {
  id: string;
}

/**
 * The company with an id.
 *
 * @throws {Error} naming those that there are
 */
export function companyOf<One extends Company>(all: readonly One[], id: string): One {
  const found = all.find((company) => company.id === id);
  if (found) return found;
  throw new Error(`The year has no company "${id}". It has ${all.map((one) => one.id).join(', ')}`);
}

/** The year's four quarters, thirteen weeks each. */
export const quartersOf = (weeks: readonly number[]) =>
  [0, 1, 2, 3].map((quarter) => weeks.slice(quarter * QUARTER, (quarter + 1) * QUARTER));

/** The number of the week with the most, from 1. */
export const bestWeekOf = (weeks: readonly number[]) => weeks.indexOf(Math.max(...weeks)) + 1;

/** Millions as the page's language writes them: `56.1`. */
export const millionsOf = tenthsOf;

/**
 * An amount as the page writes it: `€56.1 m`.
 *
 * @param pattern a text with `{amount}` in it
 */
export const amountOf = (pattern: string, value: number) =>
  fill(pattern, { amount: millionsOf(value) });

/** A round amount as the page writes it: `€20 m`. */
export const roundAmountOf = (pattern: string, value: number) =>
  fill(pattern, { amount: value.toLocaleString(language()) });

/** A part of a whole, as the page writes it: `27.7%`. */
export const shareOf = (part: number, whole: number) => percent().format(part / whole);
