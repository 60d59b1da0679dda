import { z } from 'astro/zod';
import { timecode } from './timecode.schema';

const cell = z.strictObject({
  label: z.string().min(1).describe('What the cell is for, for example Doors.'),
  value: z.string().min(1).describe('What stands in it; `{place}` is the owner’s address.'),
});

/** A ticket for a screening: where, when, which seat; an address and a form. */
export const ticketSchema = z.strictObject({
  timecode,
  heading: z.string().min(1).describe('The section’s title.'),
  text: z.string().min(1).describe('Whom to write about what.'),
  title: z.string().min(1).describe('What the ticket is for, above its cells.'),
  cells: z.array(cell).min(1).describe('The ticket’s cells.'),
});
