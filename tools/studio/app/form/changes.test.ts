import { expect, test } from 'vitest';
import { applyToValue } from '../../../lib/edits/edit.ts';
import { setting, unsetting } from './changes.ts';
import { readShape } from './read-shape.ts';

const text = { type: 'string' };
const shape = readShape({
  type: 'object',
  properties: {
    title: text,
    hero: {
      type: 'object',
      properties: {
        heading: text,
        slides: { type: 'array', items: { type: 'object', properties: { name: text, alt: text } } },
      },
    },
  },
});

test('a value is set at its place, with the order of its neighbours', () => {
  const ground = { shape, value: { hero: { slides: [] } } };
  expect(setting(ground, ['hero', 'heading'], 'Harbour')).toEqual({
    kind: 'set',
    path: ['hero', 'heading'],
    value: 'Harbour',
    order: ['heading', 'slides'],
  });
});

test('what surrounds a value is set with it where it is missing', () => {
  const ground = { shape, value: { title: 'Harbour' } };
  expect(setting(ground, ['hero', 'heading'], 'Pier')).toEqual({
    kind: 'set',
    path: ['hero'],
    value: { heading: 'Pier' },
    order: ['title', 'hero'],
  });
});

test('a translated list has an entry for each of its original’s, and those that say nothing are empty', () => {
  const original = { hero: { slides: [{ name: 'One' }, { name: 'Two' }, { name: 'Three' }] } };
  const first = setting({ shape, value: {}, original }, ['hero', 'slides', 1, 'name'], 'Zwei');
  const value = applyToValue({}, first);
  expect(value).toEqual({ hero: { slides: [null, { name: 'Zwei' }, null] } });
  const second = setting({ shape, value, original }, ['hero', 'slides', 2, 'name'], 'Drei');
  expect(second).toMatchObject({ path: ['hero', 'slides', 2], value: { name: 'Drei' } });
});

test('an entry of a translated list that is taken back stays in its place', () => {
  expect(unsetting(['hero', 'heading'])).toEqual({ kind: 'remove', path: ['hero', 'heading'] });
  expect(unsetting(['lines', 1])).toEqual({ kind: 'set', path: ['lines', 1], value: null });
});
