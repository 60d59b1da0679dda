import type { Edit } from '../../../lib/edits/edit.ts';
import type { FieldMistake, OpenDocument } from '../../contract/documents.ts';
import { grounded } from '../../contract/grounded.ts';
import { CallError } from '../client.ts';
import {
  isUnsaved,
  joined,
  openDraft,
  settled,
  typed,
  unsavedWords,
  valueOf,
  type DocumentNotice,
  type Draft,
  type SaveStatus,
} from './draft.ts';
import { coalesced, type Clash, type Pending } from './pending.ts';
import { saveDraft, type DraftHolder } from './save-draft.ts';
import type { UnsavedWords } from './unsaved-words.ts';

/** How long after the last key a change is saved, in milliseconds. */
const PAUSE_MS = 250;

/** How long after a request without an answer it is tried again, in milliseconds. */
const AGAIN_MS = 2000;

/** A document as its form shows it. */
export interface DocumentState {
  /** As it is on the disk. */
  readonly saved: OpenDocument;
  /** With what has been typed since. */
  readonly value: unknown;
  readonly body: string | undefined;
  readonly mistakes: readonly FieldMistake[];
  readonly status: SaveStatus;
  readonly notice: DocumentNotice | undefined;
}

/** An open content file, which saves what is changed by itself. */
export interface DocumentStore {
  readonly state: () => DocumentState;
  readonly subscribe: (hear: () => void) => () => void;
  readonly edit: (edit: Edit) => void;
  readonly write: (body: string) => void;
  /** Saves at once what is left to be saved. */
  readonly flush: () => Promise<void>;
  /** Takes what the disk says, as after an undo; what is typed and not saved is put on top of it. */
  readonly refresh: (saved: OpenDocument) => void;
  /** Settles one clash, or all of them: with the words typed here, or with those on the disk. */
  readonly resolve: (choice: 'mine' | 'theirs', clash?: Clash) => void;
  /** Takes the notice away. */
  readonly dismiss: () => void;
  /** Whether something is not on the disk yet. */
  readonly isUnsaved: () => boolean;
  /** What is not on the disk yet, to be kept while the window is loaded anew. */
  readonly unsaved: () => UnsavedWords | undefined;
}

/**
 * Opens a store for a document that the server has opened.
 *
 * @param kept what was typed before the window was loaded anew
 */
export function openStore(opened: OpenDocument, kept?: UnsavedWords): DocumentStore {
  const holder: DraftHolder = { draft: openDraft(opened, kept) };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let shown = shownOf(holder.draft);
  const listeners = new Set<() => void>();

  const update = (draft: Draft) => {
    holder.draft = draft;
    shown = shownOf(draft);
    for (const hear of listeners) hear();
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    // One request at a time: each is made on what the one before wrote.
    running ??= save().finally(() => {
      running = undefined;
      // What was settled or typed just as it ended.
      if (holder.draft.status.kind === 'typing') flushIn(PAUSE_MS);
    });
    return running;
  };
  const flushIn = (time: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), time);
  };
  const save = async () => {
    while (isUnsaved(holder.draft) && holder.draft.status.kind !== 'conflict') {
      const { turn } = holder.draft;
      update({ ...holder.draft, status: { kind: 'saving' } });
      await saveDraft(holder).catch(fail);
      update(holder.draft);
      if (holder.draft.status.kind !== 'typing' && holder.draft.turn === turn) return;
    }
  };
  /** Without an answer nothing is known: the words stay, and are tried again. */
  const fail = (error: unknown) => {
    const fault = error instanceof CallError ? error.message : '';
    holder.draft = { ...holder.draft, status: { kind: 'failed', fault } };
    if (!(error instanceof CallError) || error.isPassing) flushIn(AGAIN_MS);
  };
  const type = (pending: Partial<Pending>) => {
    const { draft } = holder;
    flushIn(PAUSE_MS);
    update(typed(draft, { ...draft.pending, ...pending }));
  };
  if (kept && isUnsaved(holder.draft)) flushIn(PAUSE_MS);
  return {
    state: () => shown,
    subscribe: (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    edit: (edit) => {
      const own = grounded(shown.value, edit, shown.saved.original);
      if (!own) return;
      const { edits } = holder.draft.pending;
      // Those that are on their way stay as they are.
      type({ edits: running ? [...edits, own] : coalesced(edits, own) });
    },
    write: (body) => {
      type({ body });
    },
    flush,
    refresh: (now) => {
      const { draft } = holder;
      // The answer that is awaited says more than what was read before it.
      if (running || now.hash === draft.saved.hash) return;
      const next = joined(draft, now);
      if (next.status.kind === 'typing') flushIn(PAUSE_MS);
      update(isUnsaved(draft) ? { ...next, notice: 'merged' } : next);
    },
    resolve: (choice, clash) => {
      const { status } = holder.draft;
      if (status.kind !== 'conflict') return;
      update(settled(holder.draft, choice, status.theirs, clash ? [clash] : status.clashes));
      void flush();
    },
    dismiss: () => {
      update({ ...holder.draft, notice: undefined });
    },
    isUnsaved: () => isUnsaved(holder.draft),
    unsaved: () => unsavedWords(holder.draft),
  };
}

const shownOf = (draft: Draft): DocumentState => {
  const { saved, pending, mistakes, status, notice } = draft;
  const value = valueOf(draft);
  return { saved, value, body: pending.body ?? saved.body, mistakes, status, notice };
};
