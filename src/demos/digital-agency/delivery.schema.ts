import { z } from 'astro/zod';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';

const { heading, text } = sectionHeadingSchema.shape;

/** Whom the firm supplies, as a delivery note that adds up. */
export const deliverySchema = z.strictObject({
  heading,
  text,
  columns: z
    .strictObject({
      quantity: z.string().min(1).describe('How many instruments: Qty.'),
      client: z.string().min(1).describe('Who has them.'),
      part: z.string().min(1).describe('What they are.'),
      since: z.string().min(1).describe('Since when.'),
    })
    .describe('What stands above the columns.'),
  brands: z
    .array(
      z.strictObject({
        name: z.string().min(1).describe('The client’s name.'),
        part: z.string().min(1).describe('What was delivered.'),
        quantity: z.int().min(1).describe('How many of them.'),
        since: z.int().min(1900).max(2200).describe('The year of the first.'),
      }),
    )
    .min(4)
    .max(12)
    .describe('The clients, the largest first.'),
  rest: z
    .strictObject({
      clients: z.string().min(1).describe('The other clients: Thirty others.'),
      quantity: z.int().min(0).describe('How many instruments they have.'),
    })
    .describe('All that is not listed.'),
  total: z.string().min(1).describe('What stands before the sum, which is counted.'),
});
