import { describe, expect, it } from 'vitest';
import { bestWeekOf, companyOf, quartersOf, sumOf, totalsOf } from './year';
import { yearSchema } from './year.schema';

const all = (value: number) => Array<number>(52).fill(value);
const text = (value: number) => all(value).join(' ');

const year = (companies: number[], places: number[]) => ({
  year: 2024,
  report: 'Report {year}',
  amount: '{amount} m',
  week: 'Week {week}',
  quarters: ['1', '2', '3', '4'],
  companies: companies.map((value, index) => ({
    id: `c${index}`,
    name: `C${index}`,
    weeks: text(value),
  })),
  places: places.map((value, index) => ({ name: `P${index}`, weeks: text(value) })),
});

describe('sums', () => {
  it('have one decimal, as their parts', () => {
    expect(sumOf([0.1, 0.2])).toBe(0.3);
    expect(
      totalsOf([
        { name: 'A', weeks: all(0.1) },
        { name: 'B', weeks: all(0.2) },
      ]),
    ).toEqual(all(0.3));
  });

  it('are of quarters of thirteen weeks', () => {
    expect(quartersOf(all(1)).map(sumOf)).toEqual([13, 13, 13, 13]);
  });
});

it('counts the best week from 1', () => {
  expect(bestWeekOf([3, 9, 4])).toBe(2);
});

it('names the companies that there are where one is not', () => {
  const all = [{ id: 'water', name: 'Wasser', weeks: [] }];
  expect(companyOf(all, 'water').name).toBe('Wasser');
  expect(() => companyOf(all, 'wind')).toThrow('It has water');
});

describe('the year in content', () => {
  it('is read as numbers', () => {
    expect(yearSchema.parse(year([1.5, 2], [3.5])).companies[0]?.weeks).toEqual(all(1.5));
  });

  it('has fifty-two weeks', () => {
    const short = year([1], [1]);
    expect(
      yearSchema.safeParse({ ...short, places: [{ name: 'P', weeks: '1 2 3' }] }).success,
    ).toBe(false);
  });

  it('comes to the same by country as by company', () => {
    const { error } = yearSchema.safeParse(year([1, 2], [2.9]));
    expect(error?.issues[0]?.message).toContain('week 1');
  });
});
