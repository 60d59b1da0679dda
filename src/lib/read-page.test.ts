import { expect, test } from 'vitest';
import { z } from 'astro/zod';
import { checkContent, readPage } from './read-page';

const shape = { hero: z.strictObject({ heading: z.string() }) };
const check = (content: unknown) =>
  checkContent('src/content/pages/x.yaml', content, z.strictObject(shape));

test('a wrong field is named with its file, its place and what is expected', async () => {
  await expect(check({ hero: { heading: 4 } })).rejects.toThrow(
    /src\/content\/pages\/x\.yaml[\s\S]*expected string, received number[\s\S]*at hero\.heading/,
  );
});

test('an unknown field and a missing part are named', async () => {
  await expect(check({ hero: { heading: 'a', headign: 'b' } })).rejects.toThrow(
    /"headign"[\s\S]*at hero/,
  );
  await expect(check({})).rejects.toThrow(/at hero/);
});

test('a page without a content file is named', async () => {
  await expect(readPage('no-such-page', {})).rejects.toThrow('src/content/pages/no-such-page.yaml');
});
