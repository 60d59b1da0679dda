import { z } from 'astro/zod';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** Clients as the stations of one line. */
export const chainSchema = z.strictObject({
  ...sectionFields,
  clients: z
    .array(
      z.strictObject({
        name: z.string().min(1).describe('The client.'),
        line: z.string().min(1).describe('Their trade, in two or three words.'),
      }),
    )
    .min(1)
    .describe('The clients, in the order of the line.'),
});
