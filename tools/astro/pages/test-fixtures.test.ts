import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { ROOT } from '../../lib/paths.ts';
import { fixtureRoutes } from './test-fixtures.ts';

const patterns = (env: Record<string, string>) =>
  fixtureRoutes(pathToFileURL(`${ROOT}/`), env).map(({ pattern }) => pattern);

it('adds the fixtures to the tests’ build alone', () => {
  expect(patterns({})).toEqual([]);
  expect(patterns({ SITE_FIXTURES: '1' })).toContain('/fixtures/effects');
});
