import { useState } from 'react';
import type { Path } from '../../../../src/lib/content/source-lines.ts';
import type { Value } from '../../../lib/edits/edit.ts';
import { fill, useWords } from '../words.tsx';
import { setting } from './changes.ts';
import { useForm } from './form-context.ts';

/** What can be done with the entries of a list. */
export interface ListActions {
  readonly insert: (index: number, value: Value) => void;
  readonly remove: (index: number) => void;
  /** @param to its place once it has been taken out */
  readonly move: (from: number, to: number) => void;
}

/** Entries keep their ids while they are moved, so that the focus goes along. */
export function useList(
  path: Path,
  value: unknown,
  count: number,
): { readonly ids: readonly number[]; readonly actions: ListActions } {
  const { edit, ground, announce } = useForm();
  const words = useWords('form');
  const [ids, setIds] = useState(() => Array.from({ length: count }, (_, id) => id));
  const highest = Math.max(-1, ...ids);
  // The list has changed from outside: by another place of the form, or by a step back.
  const known =
    ids.length === count
      ? ids
      : Array.from({ length: count }, (_, at) => ids[at] ?? highest + 1 + at);
  if (known !== ids) setIds(known);
  return {
    ids: known,
    actions: {
      insert: (index, one) => {
        if (Array.isArray(value)) edit({ kind: 'insert', path, index, value: one });
        else edit(setting(ground(), path, [one]));
        setIds(known.toSpliced(index, 0, highest + 1 + count));
      },
      remove: (index) => {
        edit({ kind: 'remove', path: [...path, index] });
        setIds(known.toSpliced(index, 1));
        announce(fill(words.removed, { number: index + 1 }));
      },
      move: (from, to) => {
        if (to < 0 || to >= count || from === to) return;
        edit({ kind: 'move', path, from, to });
        const rest = known.toSpliced(from, 1);
        setIds(rest.toSpliced(to, 0, ...known.slice(from, from + 1)));
        announce(fill(words.moved, { number: to + 1, count }));
      },
    },
  };
}
