import { afterAll, beforeAll, expect, test } from 'vitest';
import { complaintsAbout, takeSite } from './taken.ts';

/** Types, dead code and a build take a minute; a busy machine may need many more. `take:proof` takes every home. */
const TIMEOUT_MS = 1_800_000;

let site: Awaited<ReturnType<typeof takeSite>>;

beforeAll(async () => {
  site = await takeSite(['business'], ['about', 'contact']);
}, TIMEOUT_MS);

afterAll(() => site.clear());

test(
  'a taken site is whole, and holds nothing that it does not use',
  { timeout: TIMEOUT_MS },
  async () => {
    expect(await complaintsAbout(site.folder)).toEqual([]);
  },
);
