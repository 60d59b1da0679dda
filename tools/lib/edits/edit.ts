import { Failure } from '../bootstrap/failure.mjs';
import type { Path } from '../../../src/lib/content/source-lines.ts';

/** A value as content files hold it. */
export type Value =
  string | number | boolean | null | readonly Value[] | { readonly [field: string]: Value };

/** One change of a content file, at a place that is named by fields and positions. */
export type Edit =
  /** Gives a field or an entry another value; a field that is not there yet is added. */
  | {
      readonly kind: 'set';
      readonly path: Path;
      readonly value: Value;
      /** The order in which the field's neighbours are described; a new one is written in its place. */
      readonly order?: readonly string[] | undefined;
    }
  /** Takes a field or an entry away. */
  | { readonly kind: 'remove'; readonly path: Path }
  /** Adds an entry to the list at the path, in front of the one that stands at `index`. */
  | { readonly kind: 'insert'; readonly path: Path; readonly index: number; readonly value: Value }
  /** Takes the entry at `from` to where `to` is once it is gone. */
  | {
      readonly kind: 'move';
      readonly path: Path;
      readonly from: number;
      readonly to: number;
    };

/** An edit that cannot be written without changing more than it says; its message says why. */
export class EditRefused extends Failure {}

type Fields = Record<PropertyKey, unknown>;

/**
 * The value that an edit asks for: what every written text has to be read as.
 *
 * @returns a copy
 * @throws {EditRefused} where the edit's place is not there
 */
export function applyToValue(content: unknown, edit: Edit): unknown {
  const copy = copyOf(content);
  if (edit.kind === 'insert' || edit.kind === 'move') {
    const list = valueAt(copy, edit.path);
    if (!Array.isArray(list)) throw new EditRefused(`There is no list at ${edit.path.join('.')}.`);
    if (edit.kind === 'insert') list.splice(edit.index, 0, structuredClone(edit.value));
    else list.splice(edit.to, 0, ...(list.splice(edit.from, 1) as unknown[]));
    return copy;
  }
  const key = edit.path.at(-1);
  if (key === undefined) return edit.kind === 'set' ? structuredClone(edit.value) : undefined;
  const parent = valueAt(copy, edit.path.slice(0, -1));
  if (typeof parent !== 'object' || parent === null)
    throw new EditRefused(`There is nothing at ${edit.path.slice(0, -1).join('.')}.`);
  if (edit.kind === 'set') (parent as Fields)[key] = structuredClone(edit.value);
  else if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else Reflect.deleteProperty(parent, key);
  return copy;
}

/**
 * Where a new field goes among the names of its neighbours: behind the last one that is described before
 * it, or at the end where the order does not know it.
 */
export function placeOf(
  names: readonly string[],
  key: string,
  order: readonly string[] = [],
): number {
  const place = order.indexOf(key);
  if (place < 0) return names.length;
  return names.findLastIndex((name) => order.slice(0, place).includes(name)) + 1;
}

/** A copy in which no two places share an object, as aliases in YAML do. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, copyOf(one)]));
}

/** The value at a path; undefined where there is none. */
export const valueAt = (content: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Fields)[key] : undefined,
    content,
  );
