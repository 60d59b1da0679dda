import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from '../../../lib/paths.ts';
import { FOCUS_POINTS, nearestFocus } from './focus.ts';
import { adviceOn, weightOf } from './measures.ts';

test.each([
  [50, 4, 'top'],
  [48, 30, 'high'],
  [52, 52, 'middle'],
  [40, 70, 'low'],
  [60, 99, 'bottom'],
  [2, 40, 'left'],
  [97, 60, 'right'],
])('%i, %i is nearest to %s', (x, y, focus) => {
  expect(nearestFocus(x, y)).toBe(focus);
});

test('each part is where the site’s pictures have it', () => {
  const css = readFileSync(`${ROOT}/src/ui/picture/picture.module.css`, 'utf8');
  const said: Record<string, unknown> = Object.fromEntries(
    [...css.matchAll(/data-focus='(\w+)'[^}]*object-position: (\d+)%? (\d+)%?/g)].map(
      ([, focus = '', x, y]) => [focus, [Number(x), Number(y)]] as const,
    ),
  );
  expect({ ...said, middle: [50, 50] }).toEqual(FOCUS_POINTS);
});

test('small and heavy pictures are told, others are not', () => {
  expect(adviceOn({ width: 800, height: 600, bytes: 90_000 })).toEqual(['isSmall']);
  expect(adviceOn({ width: 1600, height: 900, bytes: 4_000_000 })).toEqual(['isHeavy']);
  expect(adviceOn({ width: 2400, height: 1600, bytes: 400_000 })).toEqual([]);
  expect(adviceOn({})).toEqual([]);
});

test('weights are said in the words of a language', () => {
  expect(weightOf(204_300, 'en')).toBe('204 kB');
  expect(weightOf(3_140_000, 'de')).toBe('3,1 MB');
});
