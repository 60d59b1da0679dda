import { z } from 'astro/zod';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** Clients by their names, each with the year since which they have been one. */
export const rollSchema = z.strictObject({
  ...sectionFields,
  clients: z
    .array(
      z.strictObject({
        name: z.string().min(1).describe('Whose name it is.'),
        since: z.int().min(1000).max(2200).describe('The year, in four digits.'),
      }),
    )
    .min(1)
    .describe('The clients, in the order in which they came.'),
});
