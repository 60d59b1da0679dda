import { expect, test } from 'vitest';
import { formatMissed } from './missed-letters.ts';

const codes = (text: string) => new Set(Array.from(text, (one) => one.codePointAt(0) ?? 0));

test('a letter that no font has is told with pages that print it', () => {
  const missed = new Map([
    ['/a', codes('กข')],
    ['/b', codes('ก')],
    ['/c', codes('ก')],
    ['/d', codes('')],
  ]);
  const told = formatMissed(missed);
  expect(told).toContain('U+0E01 ก on /a, /b and 1 more\n');
  expect(told).toMatch(/U\+0E02 ข on \/a$/);
});

test('many letters are summed up, and nothing is told where none is missed', () => {
  const told = formatMissed(new Map([['/a', codes('กขคฆงจฉชซญ')]]));
  expect(told).toMatch(/U\+0E0A ช on \/a\n {2}and 2 more letters$/);
  expect(formatMissed(new Map([['/a', new Set<number>()]]))).toBeUndefined();
});
