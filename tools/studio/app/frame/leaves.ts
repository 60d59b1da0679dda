import type { Path } from '../../../../src/lib/content/source-lines.ts';
import { isRecord } from '../../../../src/lib/is-record.ts';
import type { FieldPlace } from '../studio-context.ts';
import { piecesOf } from './keys.ts';

/** A single value of content: a text, a number, the name of a picture. */
export interface Leaf extends FieldPlace {
  /** As it is written. */
  readonly text: string;
  /** As it is compared, between its slots. */
  readonly pieces: readonly string[];
}

/** The content of a file, as a page prints it. */
export interface Said {
  /** Where its fields are changed. */
  readonly file: string;
  readonly value: unknown;
  /** Of a translation: what is said where it says nothing. */
  readonly original?: unknown;
  /** Of Markdown: its text, which is a field with an empty path. */
  readonly body?: string | undefined;
}

function* scalarsIn(value: unknown, path: Path): Generator<readonly [Path, string]> {
  if (typeof value === 'string' || typeof value === 'number') yield [path, String(value)];
  else if (Array.isArray(value))
    for (const [index, one] of value.entries()) yield* scalarsIn(one, [...path, index]);
  else if (isRecord(value))
    for (const [key, one] of Object.entries(value)) yield* scalarsIn(one, [...path, key]);
}

/** A path, as a name to compare by. */
export const pathKey = (path: Path): string => path.map(String).join('\n');

/** The values that a file says, in its order; a translation says those of its original too. */
export function leavesOf({ file, value, original, body }: Said): Leaf[] {
  const own = [...scalarsIn(value, [])];
  const said = new Set(own.map(([path]) => pathKey(path)));
  const others = original === undefined ? [] : [...scalarsIn(original, [])];
  const leaves = [...own, ...others.filter(([path]) => !said.has(pathKey(path)))].map(
    ([path, text]): Leaf => ({ file, path, text, pieces: piecesOf(text) }),
  );
  if (body === undefined) return leaves;
  // One piece: what a page shows of it are parts of it.
  return [...leaves, { file, path: [], text: body, pieces: [piecesOf(body).join('')] }];
}
