// @vitest-environment node
import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { minifyCss } from '../../../src/lib/theme/minify-css.ts';
import { nearest } from '../../../src/lib/content/nearest.ts';
import { ROOT } from '../../lib/paths.ts';
import { findInnerTheme } from './inner-theme.ts';

const homes = globSync('src/demos/*/theme.ts', { cwd: ROOT }).map(
  (file) => file.replaceAll('\\', '/').split('/').at(-2) ?? '',
);

describe('the inner theme', () => {
  test('are the house’s, with the shared header and footer', () => {
    expect(findInnerTheme('house', ROOT)).toEqual({ theme: 'src/styles/house.ts', parts: {} });
  });

  test.each(homes)('are those of %s: its theme, and what it has of its own', (name) => {
    const { theme, parts } = findInnerTheme(name, ROOT);
    const own = globSync(`src/demos/${name}/{,*/}{Header,Footer,Mark}.tsx`, { cwd: ROOT });
    expect(theme).toBe(`src/demos/${name}/theme.ts`);
    expect(Object.values(parts).sort()).toEqual(own.sort());
  });

  test('of a home that is not there stop the build, with the nearest name', () => {
    expect(() => findInnerTheme('huse', ROOT)).toThrow(
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
  expect(minifyCss("/* why */\na > b,\n  c:hover {\n  content: '00:' attr(x);\n}\n")).toBe(
    'a>b,c:hover{content:"00:" attr(x)}',
  );
});
