import { z } from 'astro/zod';

/** The card with which a station confirms that it was heard: the page's ending. */
export const cardSchema = z.strictObject({
  callSign: z
    .string()
    .min(3)
    .max(6)
    .describe('The firm’s call sign, in the card’s largest letters.'),
  line: z.string().min(1).describe('What the card says of itself, above its table.'),
  report: z
    .array(
      z.strictObject({
        name: z.string().min(1).describe('What a column of the table is for.'),
        value: z.string().min(1).describe('What is entered there.'),
      }),
    )
    .min(1)
    .max(5)
    .describe('The table: up to five columns with one entry each.'),
  remarks: z.string().min(1).describe('One or two sentences below the table.'),
});
