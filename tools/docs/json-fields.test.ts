import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../lib/paths.ts';
import { fieldsOf, readJsonSchema } from './json-fields.ts';

const SCHEMAS = join(ROOT, 'schemas');

/** Names of what there is, and no fields. */
const WITHOUT = ['names.json'];

/** A part of a page is one of its sections, whose own fields have descriptions. */
const isPart = (file: string, path: string) =>
  /^(?:translations\/)?(?:pages|showcase|demos(?!\/demo\.json))\//.test(file) && /^\w+$/.test(path);

test('every field that content may have says what it is', () => {
  const undescribed = globSync('**/*.json', { cwd: SCHEMAS })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !WITHOUT.includes(file))
    .flatMap((file) => {
      return fieldsOf(readJsonSchema(join(SCHEMAS, file)))
        .filter(({ path, schema: { description } }) => !description && !isPart(file, path))
        .map(({ path }) => `${file}: ${path}`);
    });
  expect(undescribed).toEqual([]);
});

test('fields within objects, lists and choices are found, each once', () => {
  const word = { type: 'string' };
  const paths = fieldsOf({
    properties: {
      title: word,
      plans: {
        items: { anyOf: [word, { properties: { name: word } }, { properties: { name: word } }] },
      },
      forms: { additionalProperties: { properties: { label: word } } },
      pair: { items: [{ properties: { left: word } }] },
    },
    required: ['title'],
  }).map(({ path, isRequired }) => (isRequired ? `${path}!` : path));
  expect(paths).toEqual([
    'title!',
    'plans',
    'plans[].name',
    'forms',
    'forms{}.label',
    'pair',
    'pair[].left',
  ]);
});
