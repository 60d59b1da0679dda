import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { ROOT } from '../../lib/paths.ts';
import { testFixtures } from './test-fixtures.ts';

/** The patterns of the routes that a build with these variables gets. */
function routes(env: Record<string, string>): string[] {
  const patterns: string[] = [];
  const setUp = testFixtures(env).hooks['astro:config:setup'] as unknown as (options: {
    config: { root: URL };
    injectRoute: (route: { pattern: string }) => void;
  }) => void;
  setUp({
    config: { root: pathToFileURL(`${ROOT}/`) },
    injectRoute: ({ pattern }) => patterns.push(pattern),
  });
  return patterns;
}

it('adds the fixtures to the tests’ build alone', () => {
  expect(routes({})).toEqual([]);
  expect(routes({ SITE_FIXTURES: '1' })).toContain('/fixtures/effects');
});
