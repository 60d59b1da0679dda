import { expect, test } from 'vitest';
import { problems } from './manifest.ts';

test('every master has its source, every source its master, and none is out of date', () => {
  expect(problems()).toEqual([]);
});
