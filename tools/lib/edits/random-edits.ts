import type { Edit, Value } from './edit.ts';

/** A repeatable row of numbers (mulberry32): a failure can be tried again. */
export function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below);
  };
}

const TEXTS = [
  'Plain words',
  'A: colon',
  'It’s # one',
  "it's",
  'He said "no"',
  '- x',
  'yes',
  '2026',
  ' ',
  '',
  'wörter ünd — mehr',
  'a\nb',
  'non\u00a0breaking',
  'long words in a row '.repeat(12).trim(),
  '[x]',
  '{y}',
  '*z',
  '&a',
  '!t',
  '%p',
  '@q',
  '`r`',
  'x,y',
  'مرحبا',
  '>-',
  '|',
  '?',
  'null',
  '~',
  'a #b',
  'tab\there',
];

type Pick = (below: number) => number;
const one = <T>(list: readonly T[], pick: Pick) => list[pick(list.length)] as T;

function placesIn(
  value: unknown,
  path: (string | number)[] = [],
): { path: (string | number)[]; value: unknown }[] {
  const below =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, child]) =>
          placesIn(child, [...path, Array.isArray(value) ? Number(key) : key]),
        )
      : [];
  return path.length === 0 ? below : [{ path, value }, ...below];
}

export function randomEdit(data: unknown, pick: Pick): Edit {
  const { path, value } = one(placesIn(data), pick);
  if (Array.isArray(value)) {
    const kind = pick(3);
    if (kind === 0)
      return {
        kind: 'insert',
        path,
        index: pick(value.length + 1),
        value: structuredClone(value[pick(value.length)] ?? one(TEXTS, pick)) as Value,
      };
    if (kind === 1 && value.length > 1)
      return { kind: 'move', path, from: pick(value.length), to: pick(value.length) };
    if (value.length > 0) return { kind: 'remove', path: [...path, pick(value.length)] };
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const [first] = Object.keys(value);
    if (pick(2) === 0 && first !== undefined)
      return { kind: 'remove', path: [...path, one(Object.keys(value), pick)] };
    return {
      kind: 'set',
      path: [...path, 'fresh'],
      value: one([...TEXTS, 3, true, { a: 'b' }, ['x', 'y']] as Value[], pick),
    };
  }
  if (typeof value === 'string' && value.length > 30 && pick(3) > 0) {
    const words = value.split(' ');
    // Without letters it leaves two blanks, as while it is written anew.
    words.splice(pick(words.length), pick(3), ...one([['changed'], [''], []], pick));
    return { kind: 'set', path, value: words.join(' ') };
  }
  return { kind: 'set', path, value: one(TEXTS, pick) };
}
