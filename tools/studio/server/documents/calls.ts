import { z } from 'astro/zod';
import { NAME_KINDS, type DocumentsApi } from '../../contract/documents.ts';
import { editSchema } from '../../contract/edit-schema.ts';
import type { CallsOf } from '../call.ts';
import { changeDocument } from './change.ts';
import { choicesOf } from '../choices/choices.ts';
import { openDocument, rereadDocument } from './open.ts';
import { stateOf } from './pages.ts';

const change = z.strictObject({
  file: z.string(),
  hash: z.string(),
  edits: z.array(editSchema),
  body: z.string().optional(),
});

/** The calls that read and change content files. */
export const documentCalls: CallsOf<DocumentsApi> = {
  state: { input: z.strictObject({}), run: (studio) => stateOf(studio) },
  open: {
    input: z.strictObject({ file: z.string() }),
    run: (studio, { file }) => openDocument(studio, file),
  },
  reread: {
    input: z.strictObject({ file: z.string() }),
    run: (studio, { file }) => rereadDocument(studio, file),
  },
  change: { input: change, run: changeDocument },
  choices: {
    input: z.union([
      z.strictObject({ kind: z.enum(NAME_KINDS) }),
      z.strictObject({ entriesOf: z.string().regex(/^[\w-]+$/) }),
    ]),
    run: choicesOf,
  },
};
