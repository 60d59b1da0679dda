import { z } from 'astro/zod';

/** The table that a set of drawings ends with: what was changed since the first. */
export const revisionsSchema = z.strictObject({
  heading: z.string().min(1).describe('What the table is called.'),
  columns: z
    .strictObject({
      revision: z.string().min(1).describe('The letter: Rev.'),
      change: z.string().min(1).describe('What was changed.'),
      year: z.string().min(1).describe('When.'),
      signed: z.string().min(1).describe('Who signed it.'),
    })
    .describe('What stands above the columns.'),
  next: z.string().min(1).describe('What stands beside the way to the firm, in the empty row.'),
  revisions: z
    .array(
      z.strictObject({
        change: z.string().min(1).describe('What was changed, in one line.'),
        year: z.int().min(1000).max(2200).describe('When.'),
        signed: z.string().min(1).max(6).describe('Who signed it: initials.'),
      }),
    )
    .min(2)
    .max(12)
    .describe('The changes, the first of all first; they get the letters from A.'),
});
