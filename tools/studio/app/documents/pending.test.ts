import { expect, test } from 'vitest';
import type { Edit } from '../../../lib/edits/edit.ts';
import { withEdits } from './merge.ts';
import { partedBy } from './pending.ts';

interface Part {
  readonly name: string;
  readonly tags: readonly string[];
}

const value: { title: string; parts: readonly Part[] } = {
  title: 'One',
  parts: [
    { name: 'a', tags: ['x', 'y'] },
    { name: 'b', tags: [] },
    { name: 'c', tags: ['z'] },
  ],
};

/** Numbers below a limit, the same ones for a seed. */
function numbers(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * limit);
  };
}

/** Edits one after another, each possible where it is made. */
function someEdits(below: (limit: number) => number): Edit[] {
  let now = value;
  return Array.from({ length: 6 }, (_, count): Edit => {
    const place = below(now.parts.length);
    const tags = ['parts', place, 'tags'];
    const own = now.parts[place]?.tags.length ?? 0;
    const made: Edit[] = [
      { kind: 'set', path: ['title'], value: `t${count}` },
      { kind: 'set', path: ['parts', place, 'name'], value: `n${count}` },
      { kind: 'insert', path: ['parts'], index: below(now.parts.length + 1), value: { name: `i${count}`, tags: [] } }, // prettier-ignore
      { kind: 'move', path: ['parts'], from: place, to: below(now.parts.length) },
      { kind: 'insert', path: tags, index: below(own + 1), value: `w${count}` },
      ...(now.parts.length > 1 ? [{ kind: 'remove', path: ['parts', place] } as const] : []),
      ...(own > 0 ? [{ kind: 'remove', path: [...tags, below(own)] } as const] : []),
    ];
    const edit = made[below(made.length)] ?? made[0];
    if (!edit) throw new Error('There is always an edit.');
    now = withEdits(now, [edit]) as typeof value;
    return edit;
  });
}

test('edits in two groups make what they made together', () => {
  let parted = 0;
  for (let seed = 1; seed <= 2000; seed += 1) {
    const below = numbers(seed);
    const edits = someEdits(below);
    const after = withEdits(value, edits) as typeof value;
    const wrong = { path: ['parts', below(after.parts.length), 'name'], message: '' };
    const { rest, held } = partedBy(edits, [wrong]);
    expect(withEdits(value, [...rest, ...held]), JSON.stringify(edits)).toEqual(after);
    expect(rest.length + held.length).toBe(edits.length);
    if (rest.length > 0 && held.length > 0) parted += 1;
  }
  expect(parted).toBeGreaterThan(300);
});
