import { z } from 'astro/zod';
import { slateSchema } from './slate.schema';

const cell = z.strictObject({
  label: z.string().min(1).describe('What the cell is for, for example Unit call.'),
  value: z.string().min(1).describe('What stands in it; `{place}` is the owner’s address.'),
});

/** The sheet that calls people to work: who, when, where; an address and a form. */
export const callSheetSchema = z.strictObject({
  slate: slateSchema,
  heading: z.string().min(1).describe('The section’s title.'),
  text: z.string().min(1).describe('Whom to write about what.'),
  title: z.string().min(1).describe('What the sheet is called, above its cells.'),
  cells: z.array(cell).min(1).describe('The sheet’s cells.'),
});
