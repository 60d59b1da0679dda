import { applyToValue, type Edit } from '../../../lib/edits/edit.ts';
import type { Theme } from '../../../../src/lib/theme/theme.ts';
import { coalesced } from '../documents/pending.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { heldColours } from './held-colours.ts';
import { newFailures, type Failure } from './legible.ts';
import { asTheme } from './theme-value.ts';

/** What is tried out of a theme: shown in the page, and not written. */
export interface TryOuts {
  readonly state: () => TryOutState;
  readonly subscribe: (hear: () => void) => () => void;
  /** Shows edits in the page. */
  readonly show: (edits: readonly Edit[]) => void;
  /** Writes what is shown, but colours only once they can be read. */
  readonly keep: () => void;
  /** Shows the theme as it is written again. */
  readonly drop: () => void;
}

/** What is tried out now. */
export interface TryOutState {
  readonly edits: readonly Edit[];
  /** Why the colours among them are not written. */
  readonly held: readonly Failure[];
}

const NOTHING: TryOutState = { edits: [], held: [] };

/** Opens the try-outs of a theme. */
export function openTryOuts(store: Pick<DocumentStore, 'state' | 'edit'>): TryOuts {
  let state = NOTHING;
  const listeners = new Set<() => void>();
  const become = (next: TryOutState) => {
    state = next;
    for (const hear of listeners) hear();
  };
  return {
    state: () => state,
    subscribe: (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    show: (edits) => {
      become({ ...state, edits: edits.reduce(coalesced, state.edits) });
    },
    keep: () => {
      const { value } = store.state();
      const theme = withEdits(value, state.edits);
      const held = newFailures(asTheme(value), theme);
      const colours = heldColours(theme, state.edits, held);
      const rest = state.edits.filter((edit) => colours.has(edit));
      for (const edit of state.edits) if (!colours.has(edit)) store.edit(edit);
      become({ edits: rest, held });
    },
    drop: () => {
      become(NOTHING);
    },
  };
}

/** A theme with edits that are not written. */
export const withEdits = (value: unknown, edits: readonly Edit[]): Theme =>
  asTheme(edits.reduce<unknown>(applyToValue, value));
