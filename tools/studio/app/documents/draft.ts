import type { ChangeResult, FieldMistake, OpenDocument } from '../../contract/documents.ts';
import { settle, withEdits } from './merge.ts';
import { meet, type Clash, type Pending } from './pending.ts';
import type { UnsavedWords } from './unsaved-words.ts';

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

/** A document in work: what the disk says, what is typed, and how far the two are together. */
export interface Draft {
  readonly saved: OpenDocument;
  readonly pending: Pending;
  readonly mistakes: readonly FieldMistake[];
  readonly status: SaveStatus;
  readonly notice: DocumentNotice | undefined;
  /** Counts what asks for another request. */
  readonly turn: number;
}

/** Whether something is not on the disk yet. */
export const isUnsaved = ({ pending: { edits, body } }: Pick<Draft, 'pending'>): boolean =>
  edits.length > 0 || body !== undefined;

/**
 * The draft of a document that the server has opened.
 *
 * @param kept what was typed before the window was loaded anew
 */
export function openDraft(opened: OpenDocument, kept?: UnsavedWords): Draft {
  const draft: Draft = {
    saved: opened,
    pending: { edits: [], body: undefined },
    mistakes: opened.mistakes,
    status: { kind: 'saved' },
    notice: undefined,
    turn: 0,
  };
  if (!kept) return draft;
  const { hash, value, body, edits, typed } = kept;
  const saved = { ...opened, hash, value, ...(body !== undefined && { body }) };
  const typedOn: Draft = { ...draft, saved, pending: { edits, body: typed } };
  return { ...joined(typedOn, opened), notice: 'restored' };
}

/** What is unsaved of a draft, to be kept while the window is loaded anew. */
export function unsavedWords(draft: Draft): UnsavedWords | undefined {
  if (!isUnsaved(draft)) return undefined;
  const { hash, value, body } = draft.saved;
  const { edits, body: typed } = draft.pending;
  return { hash, value, body, edits, typed } as UnsavedWords;
}

/** A draft after its reader has typed. */
export function typed(draft: Draft, pending: Pending): Draft {
  const next: Draft = { ...draft, pending, turn: draft.turn + 1 };
  // What is typed in a conflict may end it.
  if (draft.status.kind === 'conflict') return joined(next, draft.status.theirs);
  return { ...next, status: { kind: 'typing' } };
}

/** Puts what is typed on what another program has written, or asks where both meet. */
export function joined(draft: Draft, theirs: OpenDocument): Draft {
  const { clashes, pending } = meet(draft.saved, theirs, draft.pending);
  if (clashes.length > 0) return { ...draft, status: { kind: 'conflict', theirs, clashes } };
  return onDisk({ ...draft, pending }, theirs);
}

/** A draft whose pending words are made on what the disk says now. */
function onDisk(draft: Draft, saved: OpenDocument): Draft {
  return isUnsaved(draft)
    ? { ...draft, saved, status: { kind: 'typing' } }
    : { ...draft, saved, status: { kind: 'saved' }, mistakes: saved.mistakes };
}

/** A draft after the server's answer to what was sent of it. */
export function answered(draft: Draft, sent: Pending, result: ChangeResult): Draft {
  if (result.kind === 'refused')
    return { ...draft, mistakes: result.mistakes, status: { kind: 'refused' } };
  if (result.kind === 'conflict')
    return { ...joined(draft, result.document), notice: 'merged', turn: draft.turn + 1 };
  const { edits, body } = draft.pending;
  const pending = {
    edits: edits.slice(sent.edits.length),
    body: body === sent.body ? undefined : body,
  };
  const mistakes = result.document.mistakes;
  return onDisk({ ...draft, pending, mistakes }, result.document);
}

/** Settles clashes of a draft: with the words typed here, or with those on the disk. */
export function settled(
  draft: Draft,
  choice: 'mine' | 'theirs',
  theirs: OpenDocument,
  clashes: readonly Clash[],
): Draft {
  let { saved, pending } = draft;
  for (const clash of clashes)
    if (clash.path === 'body') {
      saved = { ...saved, body: clash.theirs };
      if (choice === 'theirs') pending = { ...pending, body: undefined };
    } else {
      const { base, edits } = settle(saved.value, pending.edits, clash, choice);
      saved = { ...saved, value: base };
      pending = { ...pending, edits };
    }
  return { ...joined({ ...draft, saved, pending }, theirs), notice: undefined };
}

/** The value of a draft, with what is typed. */
export const valueOf = ({ saved, pending }: Draft): unknown =>
  withEdits(saved.value, pending.edits, saved.original);
