import { z } from 'astro/zod';
import type { HistoryApi, StepResult } from '../../contract/history.ts';
import type { CallsOf } from '../call.ts';
import { renewNames } from '../site/with-names.ts';
import { changesOf, commitChanges, fieldChangesOf, restoreFile } from './changes.ts';

const nothing = z.strictObject({});
const named = z.strictObject({ file: z.string() });

/** A step, after which editors complete the names of the pictures that there are now. */
async function andNames(root: string, step: Promise<StepResult>): Promise<StepResult> {
  const result = await step;
  if (result.kind === 'done') await renewNames(root);
  return result;
}

/** The calls that take steps back and do them again, and those that git answers. */
export const historyCalls: CallsOf<HistoryApi> = {
  history: { input: nothing, run: ({ journal }) => journal.state() },
  undo: { input: nothing, run: ({ root, journal }) => andNames(root, journal.undo()) },
  redo: { input: nothing, run: ({ root, journal }) => andNames(root, journal.redo()) },
  dropStep: {
    input: z.strictObject({ kind: z.enum(['undo', 'redo']) }),
    run: ({ journal }, { kind }) => journal.drop(kind),
  },
  changes: { input: nothing, run: changesOf },
  fieldChanges: { input: named, run: (studio, { file }) => fieldChangesOf(studio, file) },
  restore: { input: named, run: (studio, { file }) => restoreFile(studio, file) },
  commit: {
    input: z.strictObject({ message: z.string().trim().min(1).max(2000) }),
    run: (studio, { message }) => commitChanges(studio, message),
  },
};
