import { Ajv } from 'ajv';
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { partialSchema } from './partial.ts';
import { toJsonSchema } from './to-json.ts';

const schema = z.strictObject({
  title: z.string().min(1),
  list: z.array(z.strictObject({ label: z.string(), href: z.string() })),
  note: z.string().describe('What it is.').optional(),
  part: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('a'), text: z.string() }),
    z.strictObject({ kind: z.literal('b'), text: z.string() }),
  ]),
});

test('a translation may hold any part of its original, and nothing else', () => {
  const partial = partialSchema(toJsonSchema(schema, { up: './', entries: () => [] }));
  const isValid = (value: unknown) => new Ajv({ strict: false }).validate(partial, value);
  expect(isValid({})).toBe(true);
  expect(isValid({ list: [{ label: 'Eins' }, {}], note: null, part: { text: 'Zwei' } })).toBe(true);
  expect(isValid({ titel: 'Eins' })).toBe(false);
  expect(isValid({ title: null })).toBe(false);
  expect(isValid({ list: [{ lable: 'Eins' }] })).toBe(false);
  expect(partial.properties?.['note']).toMatchObject({ description: 'What it is.' });
});
