import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { isoDate, isoMonth } from './dates.ts';

test.each([
  ['2019-05-03', '2019-05-03'],
  ['2019/5/3', '2019-05-03'],
  ['2019-05-03 10:00:00 +0200', '2019-05-03T10:00:00+02:00'],
  ['2019-05-03T10:00:00.000Z', '2019-05-03T10:00:00Z'],
  ['2019-05-03 7:05', '2019-05-03T07:05:00'],
  ['May 3, 2019', '2019-05-03'],
  ['3 May 2019', '2019-05-03'],
  ['May 3, 2019 12:30 AM', '2019-05-03T00:30:00'],
  ['September 3, 2019 1:30 PM (GMT+2)', '2019-09-03T13:30:00+02:00'],
  ['2019-02-30', undefined],
  ['2019-05-03 25:00', undefined],
  ['Smarch 3, 2019', undefined],
  ['03/05/2019', undefined],
  ['soon', undefined],
  [20190503, undefined],
])('%s is the date %s', (written, date) => expect(isoDate(written)).toBe(date));

test('dates of TOML keep their zones', () => {
  const dates = parse('a = 2019-05-03T10:00:00+02:00\nb = 2019-05-03\nc = 2019-05-03T10:00:00');
  expect([dates['a'], dates['b'], dates['c']].map(isoDate)).toEqual([
    '2019-05-03T10:00:00+02:00',
    '2019-05-03',
    '2019-05-03T10:00:00',
  ]);
});

test.each([
  ['May 2019', '2019-05'],
  ['Sept 2019', '2019-09'],
  ['2019', '2019'],
  ['2019-05', '2019-05'],
  ['2019-05-31', '2019-05-31'],
  ['Present', undefined],
])('%s is the month %s', (written, month) => expect(isoMonth(written)).toBe(month));
