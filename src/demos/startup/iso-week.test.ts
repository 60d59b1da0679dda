import { expect, it } from 'vitest';
import { isoWeek } from './iso-week';

it.each([
  ['2026-01-01', 1],
  ['2026-11-12', 46],
  ['2026-11-20', 47],
  ['2027-01-03', 53],
  ['2027-01-04', 1],
  ['2024-12-30', 1],
])('%s lies in week %i', (day, week) => {
  expect(isoWeek(new Date(day))).toBe(week);
});
