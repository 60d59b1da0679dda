import { z } from 'astro/zod';
import { paragraphs } from '~/lib/markdown/prose';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** The steps of one way, as entries of a day book, each with its date and its price. */
export const dayBookSchema = z.strictObject({
  ...sectionFields,
  nothing: z.string().min(1).describe('The price of what costs nothing.'),
  total: z.string().min(1).describe('What stands before the sum of all prices.'),
  items: z
    .array(
      z.strictObject({
        date: z.string().min(1).describe('When it happens.'),
        question: z.string().min(1).describe('What happens, and what one presses to read of it.'),
        charge: z.int().min(0).describe('What it costs, in pounds.'),
        answer: paragraphs().describe('One entry a paragraph, or a list, in Markdown.'),
      }),
    )
    .min(1)
    .describe('The entries, in the order in which they stand.'),
});
