import { z } from 'astro/zod';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** Companies that have moved out. */
export const tenantsSchema = z.strictObject({
  ...sectionFields,
  tenants: z
    .array(
      z.strictObject({
        name: z
          .string()
          .min(1)
          .max(20)
          .describe('The company’s name. It runs down a flute, which a longer one would stretch.'),
        trade: z.string().min(1).describe('What it is about, in a few words.'),
        year: z.int().min(1900).describe('The year in which it moved out.'),
      }),
    )
    .min(4)
    .max(10)
    .describe('The companies, the first to go first.'),
});
