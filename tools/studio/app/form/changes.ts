import { isRecord } from '../../../../src/lib/is-record.ts';
import type { Path } from '../../../../src/lib/content/source-lines.ts';
import { valueAt, type Edit, type Value } from '../../../lib/edits/edit.ts';
import { wrapped } from '../../contract/grounded.ts';
import { entryShape } from './branches.ts';
import { settled } from './fields.ts';
import type { Shape } from './shape.ts';

/** What an edit of a document is made on. */
export interface Ground {
  readonly shape: Shape;
  /** As the document says it. */
  readonly value: unknown;
  /** Of a translation: what its original says. */
  readonly original?: unknown;
}

/** The shape at a place, as far as it is described. */
export function shapeAt({ shape, value, original }: Ground, path: Path): Shape {
  const here = settled(shape, value ?? original);
  const [key, ...rest] = path;
  if (key === undefined) return here;
  const inside = (): Shape | undefined => {
    if (here.kind === 'object') return here.fields[String(key)];
    if (here.kind === 'record') return here.entry;
    return here.kind === 'list' ? entryShape(here, Number(key)) : undefined;
  };
  const next = {
    shape: inside() ?? ({ kind: 'any' } as const),
    value: valueAt(value, [key]),
    original: valueAt(original, [key]),
  };
  return shapeAt(next, rest);
}

/** The names of an object's fields, in the order in which they are described. */
function orderAt(ground: Ground, path: Path): readonly string[] | undefined {
  const shape = shapeAt(ground, path);
  return shape.kind === 'object' ? Object.keys(shape.fields) : undefined;
}

/**
 * The edit that gives a place a value. Where what surrounds it is not there either, the outermost that is
 * missing is set as a whole; a list of a translation then has an entry for each of its original's.
 */
export function setting(ground: Ground, path: Path, value: Value): Edit {
  const missing = path.findIndex((_, end) => !isThere(valueAt(ground.value, path.slice(0, end))));
  const depth = missing < 0 ? path.length : missing;
  const order = orderAt(ground, path.slice(0, Math.max(depth - 1, 0)));
  return {
    kind: 'set',
    path: path.slice(0, depth),
    value: wrapped(value, path, depth, ground.original),
    ...(order && { order }),
  };
}

const isThere = (value: unknown) => isRecord(value) || Array.isArray(value);

/** The edit that takes a field away; an entry of a translated list stays, and says nothing. */
export function unsetting(path: Path): Edit {
  return typeof path.at(-1) === 'number'
    ? { kind: 'set', path, value: null }
    : { kind: 'remove', path };
}
