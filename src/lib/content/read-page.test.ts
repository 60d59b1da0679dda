import { expect, test } from 'vitest';
import { z } from 'astro/zod';
import { isTemplate } from '../is-template';
import { link } from '../routes/link';
import { picture } from '../pictures/picture';
import { checkContent, parseContent, readPage } from './read-page';
import { noteUnusedParts, watchParts } from './unused-parts';

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

test('a text that is no YAML is named with its line', () => {
  expect(() => parseContent('x.yaml', 'a: 1\nheading: Services: all')).toThrow(
    /x\.yaml[\s\S]*quotation marks[\s\S]*line 2/,
  );
});

test('a number stands for its letters where a text is expected', async () => {
  const content = parseContent('x.yaml', 'hero:\n  heading: 1.10\n');
  expect(await check(content)).toEqual({ hero: { heading: '1.10' } });
});

test('pictures and pages that are not there are named with their places', async () => {
  const view = { widths: [480], sizes: '100vw' };
  const story = z.strictObject({ picture: picture(view), href: link() });
  const content = {
    story: { picture: { file: 'interiors/facaade.webp', alt: '' }, href: '/teem' },
  };
  const checked = checkContent('x.yaml', content, z.strictObject({ story }));
  await expect(checked).rejects.toThrow(
    /there is no src\/assets\/interiors\/facaade\.webp[\s\S]*at story\.picture\.file/,
  );
  await expect(checked).rejects.toThrow(/there is no src\/pages\/teem\.astro[\s\S]*at story\.href/);
});

test.runIf(isTemplate)(
  'a part without a section and a section without a part name the other places',
  async () => {
    const places =
      /three places: .*src\/demos\/business\/content\.ts, .*src\/pages\/business\.astro/;
    await expect(readPage('business', { timeline: z.strictObject({}) })).rejects.toThrow(
      new RegExp(`missing: expected object[^\\n]*${places.source}[\\s\\S]*at timeline`),
    );
    await expect(readPage('business', {})).rejects.toThrow(
      new RegExp(`Unrecognized key: "hero"[^\\n]*${places.source}`),
    );
  },
);

test('parts that no page asks for are noted', () => {
  const unused = noteUnusedParts();
  const content = watchParts('x.yaml', { hero: 1, team: 2, meta: 3 }, ['hero', 'team']);
  expect(content.hero).toBe(1);
  expect([...(unused.get('x.yaml') ?? [])]).toEqual(['team']);
  unused.delete('x.yaml');
});
