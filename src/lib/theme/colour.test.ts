import { describe, expect, test } from 'vitest';
import { contrastFigure, contrastOf, follow, mix, nearestPassing, parseColour } from './colour';

test.each([
  ['#C93A12', '#c93a12'],
  ['c93a12', '#c93a12'],
])('%s is a colour', (text, colour) => {
  expect(parseColour(text)).toBe(colour);
});

test.each(['red', '#fff', '#c93a12ff', 'c93a1', 'rgb(0 0 0)', '#c93a12;}', 'c93a12\n', ''])(
  '%j is none',
  (text) => {
    expect(parseColour(text)).toBeUndefined();
  },
);

test('contrast is that of WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('a figure is never rounded up to what it does not reach', () => {
  expect(contrastFigure(4.49)).toBe('4.4');
  expect(contrastFigure(21)).toBe('21.0');
});

describe('the nearest colour that passes', () => {
  const white = [{ colour: '#ffffff', least: 4.5 }] as const;

  test('is the colour itself where it passes', () => {
    expect(nearestPassing('#c93a12', white)).toBe('#c93a12');
  });

  test.each(['#ff4f1f', '#ffb454', '#58f0c0', '#ffff00', '#777777', '#ffffff', '#4753e6'] as const)(
    'passes, and hardly more than it must: %s',
    (colour) => {
      for (const ground of ['#ffffff', '#f6f4ef', '#0d0f14', '#7a7a7a'] as const) {
        const found = nearestPassing(colour, [{ colour: ground, least: 4.5 }]);
        expect(found).toBeDefined();
        const figure = contrastOf(found ?? '#000000', ground);
        expect(figure).toBeGreaterThanOrEqual(4.5);
        if (contrastOf(colour, ground) < 4.5) expect(figure).toBeLessThan(4.75);
      }
    },
  );

  test('keeps the hue', () => {
    const found = nearestPassing('#ff4f1f', white) ?? '';
    const [, red = '', green = '', blue = ''] = /#(..)(..)(..)/.exec(found) ?? [];
    expect(parseInt(red, 16)).toBeGreaterThan(2 * parseInt(green, 16));
    expect(parseInt(green, 16)).toBeGreaterThanOrEqual(parseInt(blue, 16));
  });

  test('passes on all grounds, or is none', () => {
    const both = (least: number) => [
      { colour: '#ffffff' as const, least },
      { colour: '#000000' as const, least },
    ];
    expect(nearestPassing('#ff4f1f', both(4.5))).toBeDefined();
    expect(nearestPassing('#ff4f1f', both(7))).toBeUndefined();
  });
});

test('a mix begins with the one and ends with the other', () => {
  expect(mix('#c93a12', '#f6f4ef', 0)).toBe('#c93a12');
  expect(mix('#c93a12', '#f6f4ef', 1)).toBe('#f6f4ef');
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#636363');
});

test('a colour of the same hue moves along, another stays', () => {
  expect(follow('#c93a12', '#c93a12', '#1f7a4d')).toBe('#1f7a4d');
  expect(follow('#ff4f1f', '#c93a12', '#1f3bff')).not.toBe('#ff4f1f');
  expect(follow('#7ce0d6', '#ffb454', '#1f3bff')).toBe('#7ce0d6');
  expect(follow('#444444', '#ffb454', '#1f3bff')).toBe('#444444');
});
