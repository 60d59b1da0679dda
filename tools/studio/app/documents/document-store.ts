import type { Edit } from '../../../lib/edits/edit.ts';
import type { ChangeResult, FieldMistake, OpenDocument } from '../../contract/documents.ts';
import { grounded } from '../../contract/grounded.ts';
import { call, CallError } from '../client.ts';
import { inFrontOf } from './edit-order.ts';
import { settle, withEdits } from './merge.ts';
import { coalesced, meet, partedBy, type Clash, type Pending } from './pending.ts';
import type { UnsavedWords } from './unsaved-words.ts';

/** How long after the last key a change is saved, in milliseconds. */
const PAUSE_MS = 250;

/** How long after a request without an answer it is tried again, in milliseconds. */
const AGAIN_MS = 2000;

/** Where a document stands between its reader and the disk. */
export type SaveStatus =
  | { readonly kind: 'saved' }
  | { readonly kind: 'typing' | 'saving' }
  /** The build would refuse it; the words stay in the window, and other fields are saved. */
  | { readonly kind: 'refused' }
  /** Another program has changed the same places on the disk. */
  | {
      readonly kind: 'conflict';
      readonly theirs: OpenDocument;
      readonly clashes: readonly Clash[];
    }
  /** The server cannot be reached (then `fault` is empty), or could not write. */
  | { readonly kind: 'failed'; readonly fault: string };

/** What a document's reader has to know once. */
export type DocumentNotice =
  /** What another program changed meanwhile stands beside what was typed. */
  | 'merged'
  /** What was typed before the window was loaded anew is there again. */
  | 'restored';

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
  let saved: OpenDocument = opened;
  let pending: Pending = { edits: [], body: undefined };
  let mistakes = opened.mistakes;
  let status: SaveStatus = { kind: 'saved' };
  let notice: DocumentNotice | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  /** Counts what asks for another request. */
  let turn = 0;
  let shown: DocumentState;
  const listeners = new Set<() => void>();

  const tell = () => {
    const value = withEdits(saved.value, pending.edits, saved.original);
    shown = { saved, value, body: pending.body ?? saved.body, mistakes, status, notice };
    for (const hear of listeners) hear();
  };
  const stateNow = (): SaveStatus['kind'] => status.kind;
  const isUnsaved = () => pending.edits.length > 0 || pending.body !== undefined;
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    // One request at a time: each is made on what the one before wrote.
    running ??= save().finally(() => {
      running = undefined;
      // What was settled or typed just as it ended.
      if (status.kind === 'typing') flushIn(PAUSE_MS);
    });
    return running;
  };
  const flushIn = (time: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), time);
  };
  const saveSoon = () => {
    turn += 1;
    if (status.kind === 'conflict') join(status.theirs);
    else status = { kind: 'typing' };
    flushIn(PAUSE_MS);
    tell();
  };
  /** Puts what is typed on what another program has written, or asks where both meet. */
  const join = (theirs: OpenDocument) => {
    const met = meet(saved, theirs, pending);
    if (met.clashes.length > 0) {
      status = { kind: 'conflict', theirs, clashes: met.clashes };
      return;
    }
    [saved, pending] = [theirs, met.pending];
    status = { kind: isUnsaved() ? 'typing' : 'saved' };
    if (!isUnsaved()) mistakes = theirs.mistakes;
  };
  const save = async () => {
    while (isUnsaved() && status.kind !== 'conflict') {
      const [sent, before] = [pending, turn];
      status = { kind: 'saving' };
      tell();
      await send(sent);
      tell();
      if (stateNow() !== 'typing' && turn === before) return;
    }
  };
  const send = async (sent: Pending): Promise<void> => {
    try {
      const isWritable = await attempt(sent);
      if (status.kind === 'refused') await sendParts(sent, isWritable);
    } catch (error) {
      // Without an answer nothing is known: the words stay, and are tried again.
      status = { kind: 'failed', fault: error instanceof CallError ? error.message : '' };
      if (!(error instanceof CallError) || error.isPassing) flushIn(AGAIN_MS);
    }
  };
  /** @returns whether there is a way to write it, though it may be refused */
  const attempt = async (sent: Pending): Promise<boolean> => {
    try {
      const { file, hash } = saved;
      take(sent, await call('change', { file, hash, edits: sent.edits, body: sent.body }));
      return true;
    } catch (error) {
      if (!(error instanceof CallError) || !error.isAboutInput) throw error;
      mistakes = [{ path: sent.edits[0]?.path ?? [], message: error.message }];
      status = { kind: 'refused' };
      return false;
    }
  };
  const take = (sent: Pending, result: ChangeResult) => {
    if (result.kind === 'refused') {
      [mistakes, status] = [result.mistakes, { kind: 'refused' }];
    } else if (result.kind === 'conflict') {
      join(result.document);
      notice = 'merged';
      turn += 1;
    } else {
      saved = result.document;
      const isTyped = pending.body !== sent.body;
      pending = {
        edits: pending.edits.slice(sent.edits.length),
        body: isTyped ? pending.body : undefined,
      };
      mistakes = saved.mistakes;
      status = { kind: isUnsaved() ? 'typing' : 'saved' };
    }
  };
  /** Saves what can be saved of a refused change; the rest waits, and says why. */
  const sendParts = async (sent: Pending, isWritable: boolean) => {
    const found = mistakes;
    let held = found;
    if (isWritable) await sendRest(sent);
    else if (sent.edits.length > 1) held = await sendEach(sent.edits);
    const isLeft = stateNow() === 'typing' || stateNow() === 'refused';
    if (isLeft && held.length > 0) [mistakes, status] = [held, { kind: 'refused' }];
  };
  /**
   * Saves those edits of a refused change that have no part in its mistakes.
   *
   * @param behind those that wait already, made after it
   */
  const sendRest = async (sent: Pending, behind: readonly Edit[] = []): Promise<void> => {
    const { rest, held } = partedBy(sent.edits, mistakes);
    if (held.length === 0 || (rest.length === 0 && sent.body === undefined)) return;
    const waiting = [...held, ...behind];
    const later = pending.edits.slice(sent.edits.length + behind.length);
    pending = { ...pending, edits: [...rest, ...waiting, ...later] };
    const isWritable = await attempt({ edits: rest, body: sent.body });
    if (stateNow() !== 'refused') return;
    // Without what waits, something else may be wrong.
    if (isWritable) await sendRest({ edits: rest, body: sent.body }, waiting);
    else await sendEach(rest);
  };
  /**
   * Saves edits one by one, so that one which cannot be written holds up no other.
   *
   * @returns why some were not
   */
  const sendEach = async (edits: readonly Edit[]): Promise<readonly FieldMistake[]> => {
    const found: FieldMistake[] = [];
    let held: readonly Edit[] = [];
    for (const edit of edits) {
      const front = inFrontOf(held, edit);
      if (front) {
        const left = pending.edits.slice(held.length + 1);
        pending = { ...pending, edits: [front.edit, ...front.others, ...left] };
        await attempt({ edits: [front.edit], body: pending.body });
      }
      if (status.kind === 'conflict') return found;
      if (front && status.kind !== 'refused') {
        held = front.others;
        continue;
      }
      // One that counts on one that waits needs no reason of its own.
      if (front) found.push(...mistakes.map((one) => ({ ...one, path: edit.path })));
      pending = { ...pending, edits: [...held, edit, ...pending.edits.slice(held.length + 1)] };
      held = [...held, edit];
    }
    return found;
  };
  const settleAll = (choice: 'mine' | 'theirs', clashes: readonly Clash[]) => {
    for (const clash of clashes)
      if (clash.path === 'body') {
        saved = { ...saved, body: clash.theirs };
        if (choice === 'theirs') pending = { ...pending, body: undefined };
      } else {
        const { base, edits } = settle(saved.value, pending.edits, clash, choice);
        saved = { ...saved, value: base };
        pending = { ...pending, edits };
      }
  };
  if (kept) {
    const { hash, value, body, edits, typed } = kept;
    saved = { ...opened, hash, value, ...(body !== undefined && { body }) };
    pending = { edits, body: typed };
    join(opened);
    notice = 'restored';
    if (isUnsaved()) flushIn(PAUSE_MS);
  }
  tell();
  return {
    state: () => shown,
    subscribe: (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    edit: (edit) => {
      const own = grounded(shown.value, edit, saved.original);
      if (!own) return;
      // Those that are on their way stay as they are.
      const edits = running ? [...pending.edits, own] : coalesced(pending.edits, own);
      pending = { ...pending, edits };
      saveSoon();
    },
    write: (text) => {
      pending = { ...pending, body: text };
      saveSoon();
    },
    flush,
    refresh: (now) => {
      // The answer that is awaited says more than what was read before it.
      if (running || now.hash === saved.hash) return;
      const wasUnsaved = isUnsaved();
      join(now);
      if (wasUnsaved) notice = 'merged';
      if (status.kind === 'typing') flushIn(PAUSE_MS);
      tell();
    },
    resolve: (choice, clash) => {
      if (status.kind !== 'conflict') return;
      settleAll(choice, clash ? [clash] : status.clashes);
      join(status.theirs);
      notice = undefined;
      tell();
      void flush();
    },
    dismiss: () => {
      notice = undefined;
      tell();
    },
    isUnsaved,
    unsaved: () => {
      if (!isUnsaved()) return undefined;
      const { hash, value, body } = saved;
      const { edits, body: typed } = pending;
      return { hash, value, body, edits, typed } as UnsavedWords;
    },
  };
}
