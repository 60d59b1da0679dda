import type { Path } from '../../../src/lib/content/source-lines.ts';
import { isRecord } from '../../../src/lib/is-record.ts';
import { EditRefused, valueAt, type Edit, type Value } from '../../lib/edits/edit.ts';

/**
 * An edit as it can be made in a value: what is above a new field and not there yet comes with it, and a
 * place in a list is one that the list has.
 *
 * @param original of a translation, whose lists have an entry for each of the original's
 * @returns undefined where nothing has to be done
 * @throws {EditRefused} where the edit names no place
 */
export function grounded(value: unknown, edit: Edit, original?: unknown): Edit | undefined {
  // It is inherited: what is written there would be seen everywhere.
  if (edit.path.includes('__proto__')) throw new EditRefused('No field has this name.');
  if (edit.kind === 'set') return groundedSet(value, edit, original);
  if (edit.kind === 'remove') return valueAt(value, edit.path) === undefined ? undefined : edit;
  const list = valueAt(value, edit.path) ?? undefined;
  if (edit.kind === 'insert') {
    if (list === undefined) return groundedSet(value, { kind: 'set', path: edit.path, value: [edit.value] }, original); // prettier-ignore
    return Array.isArray(list) ? { ...edit, index: Math.min(edit.index, list.length) } : edit;
  }
  if (!Array.isArray(list) || edit.from >= list.length)
    throw new EditRefused(`There is no such entry at ${edit.path.join('.')}.`);
  const to = Math.min(edit.to, list.length - 1);
  return to === edit.from ? undefined : { ...edit, to };
}

type SetEdit = Extract<Edit, { kind: 'set' }>;

function groundedSet(value: unknown, edit: SetEdit, original: unknown): Edit {
  const { path } = edit;
  const depth = path.findIndex((_, end) => (valueAt(value, path.slice(0, end)) ?? null) === null);
  const top = depth < 0 ? path.length : depth;
  const place = path.slice(0, top);
  const [parent, key] = [valueAt(value, place.slice(0, -1)), place.at(-1)];
  if (Array.isArray(parent)) {
    if (typeof key !== 'number' || key > parent.length)
      throw new EditRefused(`There is no such entry at ${path.join('.')}.`);
    const entry = wrapped(edit.value, path, top, original);
    if (key === parent.length)
      return { kind: 'insert', path: place.slice(0, -1), index: key, value: entry };
  }
  if (top === path.length) return edit;
  const neighbours = valueAt(original, place.slice(0, -1));
  return {
    kind: 'set',
    path: place,
    value: wrapped(edit.value, path, top, original),
    ...(isRecord(neighbours) && { order: Object.keys(neighbours) }),
  };
}

/**
 * A value inside of what is above it, from a place of its path on. A list above it has an entry for each of
 * its original's.
 */
export function wrapped(value: Value, path: Path, from: number, original: unknown): Value {
  return path.slice(from).reduceRight<Value>((inner, key, index) => {
    if (typeof key !== 'number') return { [key]: inner };
    const counterpart = valueAt(original, path.slice(0, from + index));
    const length = Math.max(Array.isArray(counterpart) ? counterpart.length : 0, key + 1);
    return Array.from({ length }, (_, place) => (place === key ? inner : null));
  }, value);
}
