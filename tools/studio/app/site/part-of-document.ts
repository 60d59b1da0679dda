import { isRecord } from '../../../../src/lib/is-record.ts';
import type { Edit } from '../../../lib/edits/edit.ts';
import type { UsedDocument } from '../documents/use-document.ts';

/** The fields that a document may have, in the order in which they are described. */
export const fieldNames = ({ saved: { schema } }: UsedDocument): string[] =>
  isRecord(schema) && isRecord(schema['properties']) ? Object.keys(schema['properties']) : [];

/** A document of which only some fields are shown and changed; the others stay as they are. */
export function partOf(document: UsedDocument, names: readonly string[]): UsedDocument {
  const { saved, value, mistakes, store } = document;
  const order = fieldNames(document);
  const edit = (one: Edit) => {
    // A new field is written in its place among all others.
    store.edit(one.kind === 'set' && one.path.length === 1 ? { ...one, order } : one);
  };
  return {
    ...document,
    saved: {
      ...saved,
      value: picked(saved.value, names),
      schema: partOfSchema(saved.schema, names),
    },
    value: picked(value, names),
    mistakes: mistakes.filter(({ path: [name] }) => names.includes(String(name))),
    store: { ...store, edit },
  };
}

const picked = (value: unknown, names: readonly string[]): unknown =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)))
    : value;

function partOfSchema(schema: unknown, names: readonly string[]): unknown {
  if (!isRecord(schema)) return schema;
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  return {
    ...schema,
    properties: picked(schema['properties'], names),
    required: required.filter((name) => names.includes(String(name))),
  };
}
