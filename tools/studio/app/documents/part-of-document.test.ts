import { expect, test } from 'vitest';
import type { Edit } from '../../../lib/edits/edit.ts';
import type { UsedDocument } from '../documents/use-document.ts';
import { fieldsOfGroup, settingsGroups } from '../site/settings-groups.ts';
import { partOf, without } from './part-of-document.ts';

test('every field is in one group, new ones among the others', () => {
  const all = ['name', 'redirects', 'social', 'brandNew'];
  const fields = settingsGroups.flatMap((group) => fieldsOfGroup(group, all));
  expect(fields.toSorted()).toEqual(['brandNew', 'name', 'social']);
});

test('a part shows its fields alone, and writes a new one in its place among all', () => {
  const edits: Edit[] = [];
  const value = { a: 1, b: 2 };
  const schema = { properties: { a: {}, b: {}, c: {} }, required: ['a', 'b'] };
  const document = {
    value,
    mistakes: [{ path: ['a'], message: 'no' }],
    saved: { value, schema },
    store: { edit: (edit: Edit) => edits.push(edit) },
  } as unknown as UsedDocument;
  const part = partOf(document, ['b', 'c']);
  expect(part.value).toEqual({ b: 2 });
  expect(part.mistakes).toEqual([]);
  expect(part.saved.schema).toEqual({ properties: { b: {}, c: {} }, required: ['b'] });
  part.store.edit({ kind: 'set', path: ['c'], value: 3 });
  expect(edits).toEqual([{ kind: 'set', path: ['c'], value: 3, order: ['a', 'b', 'c'] }]);
});

test('fields that no page shows are left out, and all others stay', () => {
  const value = { brand: { name: 'Sample' }, title: 'Pier', unknown: 1 };
  const schema = { properties: { brand: {}, title: {} }, required: ['brand', 'title'] };
  const mistakes = [
    { path: [], message: 'whole' },
    { path: ['brand', 'name'], message: 'no' },
  ];
  const document = { value, mistakes, saved: { value, schema }, store: {} };
  const shown = without(document as unknown as UsedDocument, ['brand']);
  expect(shown.value).toEqual({ title: 'Pier', unknown: 1 });
  expect(shown.saved.schema).toEqual({ properties: { title: {} }, required: ['title'] });
  expect(shown.mistakes).toEqual([{ path: [], message: 'whole' }]);
});
