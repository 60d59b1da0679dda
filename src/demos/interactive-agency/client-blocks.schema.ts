import { z } from 'astro/zod';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** Clients as a wall of building blocks. */
export const clientBlocksSchema = z.strictObject({
  ...sectionFields,
  clients: z
    .array(
      z.strictObject({
        name: z.string().min(1).describe('Who it is.'),
        line: z.string().min(1).describe('What was built for them, and when.'),
      }),
    )
    .min(1)
    .describe('The clients, one a block.'),
});
