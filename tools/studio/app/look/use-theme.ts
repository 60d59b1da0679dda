import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Edit } from '../../../lib/edits/edit.ts';
import type { Theme } from '../../../../src/lib/theme/theme.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import type { UsedDocument } from '../documents/use-document.ts';
import type { Failure } from './legible.ts';
import { asTheme } from './theme-value.ts';
import { openTryOuts, withEdits, type TryOuts } from './try-outs.ts';

/** A theme under the hands of its owner. */
export interface UsedTheme {
  /** As the page shows it: with what is tried out. */
  readonly theme: Theme;
  /** As it is written, or about to be. */
  readonly written: Theme;
  /** As it was when it was opened first in this sitting. */
  readonly original: Theme;
  /** Why colours that are tried out are not written. */
  readonly held: readonly Failure[];
  readonly isTryOut: boolean;
  /** Shows edits in the page, as while one drags. */
  readonly show: TryOuts['show'];
  /** Writes what is shown, as far as it can be read. */
  readonly keep: TryOuts['keep'];
  readonly drop: TryOuts['drop'];
  /** Shows edits and writes them. */
  readonly change: (edits: readonly Edit[]) => void;
}

interface Sitting {
  readonly original: Theme;
  readonly tryOuts: TryOuts;
}

/** What is tried out stays when another side of the window is shown. */
const sittings = new WeakMap<DocumentStore, Sitting>();

function sittingOf(store: DocumentStore): Sitting {
  const sitting = sittings.get(store) ?? {
    original: asTheme(store.state().saved.value),
    tryOuts: openTryOuts(store),
  };
  sittings.set(store, sitting);
  return sitting;
}

/** The theme of an open document. */
export function useTheme({ store, value }: UsedDocument): UsedTheme {
  const { original, tryOuts } = sittingOf(store);
  const { edits, held } = useSyncExternalStore(tryOuts.subscribe, tryOuts.state);
  const theme = useMemo(() => withEdits(value, edits), [value, edits]);
  // What is being dragged when the panel closes is written, too.
  useEffect(() => tryOuts.keep, [tryOuts]);
  const written = useMemo(() => asTheme(value), [value]);
  const { show, keep, drop } = tryOuts;
  const change = (more: readonly Edit[]) => {
    show(more);
    keep();
  };
  return { theme, written, original, held, isTryOut: edits.length > 0, show, keep, drop, change };
}
