import type { Edit } from '../../../lib/edits/edit.ts';
import type { ChangeResult, FieldMistake } from '../../contract/documents.ts';
import { call, CallError } from '../client.ts';
import { answered, type Draft } from './draft.ts';
import { inFrontOf } from './edit-order.ts';
import { partedBy, type Pending } from './pending.ts';

/** Where a draft is kept: its reader types on while a request is on its way. */
export interface DraftHolder {
  draft: Draft;
}

/** What became of a request: as the server says, or `unwritable` where it knows no way to write that. */
type Outcome = ChangeResult['kind'] | 'unwritable';

/**
 * Saves what is typed in a draft, or as much of it as can be saved; the rest waits, and says why.
 *
 * @throws where there is no answer, or the server fails
 */
export async function saveDraft(holder: DraftHolder): Promise<void> {
  const sent = holder.draft.pending;
  const outcome = await send(holder, sent);
  if (outcome === 'saved' || outcome === 'conflict') return;
  let reasons = holder.draft.mistakes;
  if (outcome === 'refused') await saveRest(holder, sent);
  else if (sent.edits.length > 1) reasons = await saveEach(holder, sent.edits);
  const { kind } = holder.draft.status;
  if ((kind === 'typing' || kind === 'refused') && reasons.length > 0) refuse(holder, reasons);
}

function refuse(holder: DraftHolder, mistakes: readonly FieldMistake[]): void {
  holder.draft = { ...holder.draft, mistakes, status: { kind: 'refused' } };
}

/** Puts other edits, which make the same, in the place of those that wait. */
function reorder(holder: DraftHolder, edits: readonly Edit[]): void {
  holder.draft = { ...holder.draft, pending: { ...holder.draft.pending, edits } };
}

/** Sends the first edits of a draft. */
async function send(holder: DraftHolder, { edits, body }: Pending): Promise<Outcome> {
  const { file, hash } = holder.draft.saved;
  try {
    const result = await call('change', { file, hash, edits, body });
    holder.draft = answered(holder.draft, { edits, body }, result);
    return result.kind;
  } catch (error) {
    if (!(error instanceof CallError) || !error.isAboutInput) throw error;
    refuse(holder, [{ path: edits[0]?.path ?? [], message: error.message }]);
    return 'unwritable';
  }
}

/**
 * Saves those edits of a refused change that have no part in its mistakes.
 *
 * @param behind those that wait already, made after it
 */
async function saveRest(
  holder: DraftHolder,
  sent: Pending,
  behind: readonly Edit[] = [],
): Promise<void> {
  const { mistakes, pending } = holder.draft;
  const { rest, held } = partedBy(sent.edits, mistakes);
  if (held.length === 0 || (rest.length === 0 && sent.body === undefined)) return;
  const waiting = [...held, ...behind];
  const later = pending.edits.slice(sent.edits.length + behind.length);
  reorder(holder, [...rest, ...waiting, ...later]);
  const next: Pending = { edits: rest, body: sent.body };
  const outcome = await send(holder, next);
  // Without what waits, something else may be wrong.
  if (outcome === 'refused') await saveRest(holder, next, waiting);
  else if (outcome === 'unwritable') await saveEach(holder, rest);
}

/**
 * Saves edits one by one, so that one which cannot be written holds up no other.
 *
 * @returns why some were not
 */
async function saveEach(
  holder: DraftHolder,
  edits: readonly Edit[],
): Promise<readonly FieldMistake[]> {
  const reasons: FieldMistake[] = [];
  let held: readonly Edit[] = [];
  for (const edit of edits) {
    const later = () => holder.draft.pending.edits.slice(held.length + 1);
    const front = inFrontOf(held, edit);
    if (front) {
      reorder(holder, [front.edit, ...front.others, ...later()]);
      const outcome = await send(holder, {
        edits: [front.edit],
        body: holder.draft.pending.body,
      });
      // What is left is made on another text now, and sent anew.
      if (outcome === 'conflict') return reasons;
      if (outcome === 'saved') {
        held = front.others;
        continue;
      }
      reasons.push(...holder.draft.mistakes.map((one) => ({ ...one, path: edit.path })));
    }
    // One that counts on one that waits needs no reason of its own.
    reorder(holder, [...held, edit, ...later()]);
    held = [...held, edit];
  }
  return reasons;
}
