// @vitest-environment node
import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { squeezeCss } from '../../src/lib/clothes.ts';
import { nearest } from '../../src/lib/nearest.ts';
import { ROOT } from '../lib/paths.ts';
import { findClothes } from './clothes.ts';

const homes = globSync('src/demos/*/theme.ts', { cwd: ROOT }).map(
  (file) => file.replaceAll('\\', '/').split('/').at(-2) ?? '',
);

describe('the clothes of inner pages', () => {
  test('are the house’s, with the shared header and footer', () => {
    expect(findClothes('house', ROOT)).toEqual({ theme: 'src/styles/house.ts', parts: {} });
  });

  test.each(homes)('are those of %s: its theme, and what it has of its own', (name) => {
    const { theme, parts } = findClothes(name, ROOT);
    const own = globSync(`src/demos/${name}/{,*/}{Header,Ending,Mark}.tsx`, { cwd: ROOT });
    expect(theme).toBe(`src/demos/${name}/theme.ts`);
    expect(Object.values(parts).sort()).toEqual(own.sort());
  });

  test('of a home that is not there stop the build, with the nearest name', () => {
    expect(() => findClothes('huse', ROOT)).toThrow(
      /site\.config\.ts: theme: there is no home “huse”.*did you mean “house”\?/,
    );
  });
});

test('the nearest of several names', () => {
  expect(nearest('studio-agancy', ['creative-agency', 'studio-agency', 'startup'])).toBe(
    'studio-agency',
  );
  expect(nearest('anything', [])).toBeUndefined();
});

test('a stylesheet loses what only its readers need', () => {
  expect(squeezeCss("/* why */\na > b,\n  c:hover {\n  content: '00:' attr(x);\n}\n")).toBe(
    "a > b,c:hover{content: '00:' attr(x);}",
  );
});
