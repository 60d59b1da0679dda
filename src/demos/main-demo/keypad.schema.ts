import { z } from 'astro/zod';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** Clients on the ten keys of a telephone, from 1 to 9, then 0. */
export const keypadSchema = z.strictObject({
  ...sectionFields,
  keys: z
    .array(
      z.strictObject({
        name: z.string().min(1).describe('Who it is.'),
        line: z.string().min(1).describe('Their trade, in two or three words.'),
      }),
    )
    .length(10)
    .describe('Ten clients, in the order of the keys.'),
});
