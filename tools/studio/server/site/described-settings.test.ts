import { z } from 'astro/zod';
import { expect, it } from 'vitest';
import { siteSchema } from '../../../../src/lib/site/site.ts';
import { toJsonSchema } from '../../../astro/schemas/to-json.ts';
import { siteComments } from '../../../docs/options.ts';
import { ROOT } from '../../../lib/paths.ts';
import { describedSettings } from './described-settings.ts';

it('says of each field what its comment says, in lists and in what is nested', () => {
  const schema = z.strictObject({
    logo: z.strictObject({ file: z.string() }).optional(),
    links: z.array(z.strictObject({ url: z.string().describe('Its own words.') })),
  });
  const comments = new Map([
    ['logo.file', 'Below `public`.'],
    ['links', 'The links.'],
    ['links[].url', 'Not these.'],
  ]);
  const json = toJsonSchema(schema, { up: '', entries: () => [] });
  expect(describedSettings(json, comments)).toMatchObject({
    properties: {
      logo: { properties: { file: { description: 'Below public.' } } },
      links: {
        description: 'The links.',
        items: { properties: { url: { description: 'Its own words.' } } },
      },
    },
  });
});

it('has words for every setting', () => {
  const json = toJsonSchema(siteSchema, { up: '', entries: () => [], keepsMarks: true });
  const { properties = {} } = describedSettings(json, siteComments(ROOT));
  const silent = Object.entries(properties).filter(
    ([, part]) => typeof part !== 'object' || !part.description,
  );
  expect(silent.map(([name]) => name)).toEqual([]);
});
