import { isRecord } from '../../../../src/lib/is-record.ts';
import type { Edit } from '../../../lib/edits/edit.ts';
import type { SiteState } from '../../contract/documents.ts';
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
    mistakes: mistakes.filter(
      ({ path: [name] }) => name === undefined || names.includes(String(name)),
    ),
    store: { ...store, edit },
  };
}

/** The fields of a file that no page shows. */
export const unusedIn = ({ documents }: SiteState, file: string): readonly string[] =>
  documents.find((one) => one.file === file)?.unused ?? [];

/** A document without some of its fields; what no schema knows stays. */
export function without(document: UsedDocument, unused: readonly string[]): UsedDocument {
  if (unused.length === 0) return document;
  const { value } = document;
  const names = [...fieldNames(document), ...(isRecord(value) ? Object.keys(value) : [])];
  return partOf(
    document,
    names.filter((name) => !unused.includes(name)),
  );
}

const filtered = (value: unknown, isWanted: (name: string) => boolean): unknown =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).filter(([name]) => isWanted(name)))
    : value;

const picked = (value: unknown, names: readonly string[]) =>
  filtered(value, (name) => names.includes(name));

/** A value without some of its fields. */
export const omitted = (value: unknown, names: readonly string[]): unknown =>
  filtered(value, (name) => !names.includes(name));

function partOfSchema(schema: unknown, names: readonly string[]): unknown {
  if (!isRecord(schema)) return schema;
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  return {
    ...schema,
    properties: picked(schema['properties'], names),
    required: required.filter((name) => names.includes(String(name))),
  };
}
