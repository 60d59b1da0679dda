import { z } from 'astro/zod';
import type { LookApi } from '../../contract/look.ts';
import type { CallsOf } from '../call.ts';
import { facesOf } from './faces.ts';
import { familiesFor } from './families.ts';

/** No specimen shows more letters. */
const MOST_LETTERS = 100;

/** The calls that tell what themes are made of. */
export const lookCalls: CallsOf<LookApi> = {
  families: {
    input: z.strictObject({ theme: z.string() }),
    run: ({ root }, { theme }) => familiesFor(root, theme),
  },
  faces: {
    input: z.strictObject({
      variable: z.string(),
      letters: z.string().min(1).max(MOST_LETTERS).optional(),
    }),
    run: (_, { variable, letters }) => facesOf(variable, letters),
  },
};
