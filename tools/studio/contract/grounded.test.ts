import { describe, expect, test } from 'vitest';
import { applyToValue, EditRefused, type Edit, type Value } from '../../lib/edits/edit.ts';
import { grounded } from './grounded.ts';

const ORIGINAL = { title: 'T', hero: { heading: 'H', items: [{ a: 1 }, { a: 2 }, { a: 3 }] } };

const set = (path: (string | number)[], value: Value): Edit => ({ kind: 'set', path, value });

/** The value after an edit as it is grounded. */
function after(value: unknown, edit: Edit, original?: unknown): unknown {
  const own = grounded(value, edit, original);
  return own ? applyToValue(value, own) : value;
}

describe('an edit', () => {
  test.each<[string, unknown, Edit, unknown]>([
    ['of a field that is there', { a: 1 }, set(['a'], 2), { a: 2 }],
    ['of an empty file', {}, set(['title'], 'x'), { title: 'x' }],
    ['below what is not there', { t: 1 }, set(['hero', 'heading'], 'x'), { t: 1, hero: { heading: 'x' } }],
    ['below what is empty', { hero: null }, set(['hero', 'heading'], 'x'), { hero: { heading: 'x' } }],
    ['of an entry of a list that is not there', {}, set(['hero', 'items', 1, 'a'], 5), { hero: { items: [null, { a: 5 }, null] } }],
    ['of an entry that says nothing', { hero: { items: [null, null, null] } }, set(['hero', 'items', 1, 'a'], 5), { hero: { items: [null, { a: 5 }, null] } }],
    ['behind the last entry', { l: [1] }, set(['l', 1], 2), { l: [1, 2] }],
    ['below one behind the last', { l: [] }, set(['l', 0, 'a'], 2), { l: [{ a: 2 }] }],
    ['that adds to a list that is not there', {}, { kind: 'insert', path: ['l'], index: 0, value: 1 }, { l: [1] }],
    ['that adds far behind', { l: [1] }, { kind: 'insert', path: ['l'], index: 9, value: 2 }, { l: [1, 2] }],
    ['that moves far behind', { l: [1, 2] }, { kind: 'move', path: ['l'], from: 0, to: 9 }, { l: [2, 1] }],
    ['that takes away what is not there', { l: [1] }, { kind: 'remove', path: ['x', 'y'] }, { l: [1] }],
    ['that takes an entry away that is not there', { l: [1] }, { kind: 'remove', path: ['l', 4] }, { l: [1] }],
  ])('%s', (_, value, edit, wanted) => {
    expect(after(value, edit, ORIGINAL)).toEqual(wanted);
  }); // prettier-ignore

  test.each<[string, Edit]>([
    ['far behind a list', set(['l', 7], 1)],
    ['of a name in a list', set(['l', 'x'], 1)],
    ['that moves an entry that is not there', { kind: 'move', path: ['l'], from: 3, to: 0 }],
    ['of what all objects share', set(['__proto__', 'polluted'], 1)],
  ])('%s is refused', (_, edit) => {
    expect(() => grounded({ l: [1] }, edit)).toThrow(EditRefused);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test('below a text is refused where it is made', () => {
    expect(() => after({ t: 'text' }, set(['t', 'x'], 1))).toThrow(EditRefused);
  });

  test('puts what comes with it in the order of the original', () => {
    const edit = grounded({ title: 'T' }, set(['hero', 'heading'], 'x'), ORIGINAL);
    expect(edit).toMatchObject({ order: ['title', 'hero'] });
  });
});
