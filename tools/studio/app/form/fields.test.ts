import { expect, test } from 'vitest';
import { branchLabels, branchOf } from './branches.ts';
import { blankOf, fieldsOf, kindsOf, listsOf, summaryOf, switched } from './fields.ts';
import { waysToAdd } from './list-entries.ts';
import { readShape } from './read-shape.ts';
import { namesIn } from '../names.ts';
import { splitHelp } from './split-help.ts';
import type { ListShape, ObjectShape, UnionShape } from './shape.ts';

const text = { type: 'string', minLength: 1 };
const object = (properties: object, required: readonly string[] = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

const words = {
  text: 'Words',
  number: 'A number',
  switch: 'Yes or no',
  list: 'A list',
  named: 'By name',
  writtenOut: 'Written out',
};

const names = namesIn({ names: { entries: 'Entries below' }, help: {} });

const menu = readShape({
  anyOf: [
    object({ label: text, path: text }),
    object({ label: text, entries: { type: 'array', minItems: 1, items: text } }),
    object({ label: text, from: { type: 'string', const: 'demos' } }),
  ],
}) as UnionShape;

test('a union shows the branch that fits its value best', () => {
  const fits = (value: unknown) => branchOf(menu.branches, value);
  expect(fits({ label: 'Home', path: '/' })).toBe(0);
  expect(fits({ label: 'More', entries: ['a'] })).toBe(1);
  expect(fits({ label: 'Homes', from: 'demos' })).toBe(2);
});

test('branches are called by what they have', () => {
  expect(branchLabels(menu.branches, words, names)).toEqual(['Path', 'Entries below', 'From']);
});

test('another branch keeps what both have', () => {
  const [, entries] = menu.branches;
  if (!entries) throw new Error('The union has lost a branch.');
  expect(switched(entries, { label: 'More', path: '/more' })).toEqual({
    label: 'More',
    entries: [''],
  });
});

test('unions that are one control are one field', () => {
  const link = {
    anyOf: [{ $ref: '../names.json#/definitions/pages' }, { ...text, pattern: '^/' }],
  };
  expect(readShape(link)).toMatchObject({ kind: 'text', names: 'pages' });
  expect(readShape({ anyOf: [{ type: 'number' }, text] })).toMatchObject({
    kind: 'text',
    mayBeNumber: true,
  });
  expect(readShape({ anyOf: [text, { type: 'null' }] })).toMatchObject({
    kind: 'text',
    isNullable: true,
  });
});

test('required fields are shown, others once they are there, and constants never', () => {
  const shape = readShape(
    object({ title: text, note: text, kind: { const: 'a' } }, ['title', 'kind']),
  ) as ObjectShape;
  const before = fieldsOf(shape, { kind: 'a' });
  expect(before.shown.map(({ name }) => name)).toEqual(['title']);
  expect(before.absent.map(({ name }) => name)).toEqual(['note']);
  const after = fieldsOf(shape, { kind: 'a', note: 'Hi', other: 3 });
  expect(after.shown.map(({ name }) => name)).toEqual(['title', 'note', 'other']);
});

test('a blank has what has to be there', () => {
  const tone = { enum: ['plain', 'loud'] };
  const shape = readShape(
    object({ title: text, tone, count: { type: 'integer', minimum: 2 }, note: text }, [
      'title',
      'tone',
      'count',
    ]),
  );
  expect(blankOf(shape)).toEqual({ title: '', tone: 'plain', count: 2 });
});

test('an entry of several kinds is added by its kind', () => {
  const part = object({ text, film: object({ youtube: text }), quote: text, audio: text }, []);
  const list = readShape({ type: 'array', items: part }) as ListShape;
  expect(kindsOf(list.rest)?.map(({ name }) => name)).toEqual(['text', 'film', 'quote', 'audio']);
  const ways = waysToAdd(list, [], [], words, names);
  expect(ways.map(({ title, value }) => [title, value])[1]).toEqual([
    'Film',
    { film: { youtube: '' } },
  ]);
});

test('entries of a shared list are added by name, once each, or written out', () => {
  const items = { anyOf: [{ enum: ['amara', 'elias'] }, object({ name: text })] };
  const shape = readShape({ type: 'array', entriesOf: 'team', maxItems: 3, items }) as ListShape;
  const choices = [{ name: 'elias', title: 'Elias Roth', thumbnail: '/elias.webp' }];
  const ways = waysToAdd(shape, ['amara'], choices, words, names);
  expect(ways.map(({ title, value }) => [title, value])).toEqual([
    ['Elias Roth', 'elias'],
    ['Written out', { name: '' }],
  ]);
  expect(waysToAdd(shape, ['amara', 'elias', { name: 'Ada' }], choices, words, names)).toEqual([]);
  expect(listsOf(readShape(object({ team: { type: 'array', entriesOf: 'team', items } })))).toEqual(
    ['team'],
  );
});

test('an entry is known by its title, or by its first text', () => {
  expect(summaryOf({ picture: { file: 'a.webp' }, title: 'Pier' })).toBe('Pier');
  expect(summaryOf({ picture: { file: 'a.webp' } })).toBe('a.webp');
  expect(summaryOf({ on: true })).toBeUndefined();
});

test('long help is cut at its first sentence', () => {
  expect(splitHelp('Short.')).toEqual({ short: 'Short.', more: '' });
  const long = `What search results show below the title. ${'No two pages say the same. '.repeat(3)}`;
  expect(splitHelp(long).short).toBe('What search results show below the title.');
});
