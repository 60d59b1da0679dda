import { z } from 'astro/zod';
import { link } from '~/lib/routes/link';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** What is on offer, as lines of a book: how often it was asked for, what it is, what it costs. */
export const workBookSchema = z.strictObject({
  ...sectionFields,
  href: link().describe('Where each line leads.'),
  more: z.string().min(1).describe('The words of the link at the end of each line.'),
  columns: z
    .strictObject({
      times: z.string().describe('Above how often each was asked for.'),
      title: z.string().describe('Above what is on offer.'),
      fee: z.string().describe('Above the prices.'),
    })
    .describe('What stands above the three columns.'),
  total: z.string().describe('Below the lines; `{times}` is the sum of their numbers.'),
  entries: z
    .array(
      z.strictObject({
        title: z.string().min(1).describe('What it is called.'),
        description: z.string().min(1).describe('One sentence.'),
        times: z.int().min(0).describe('How often it was asked for.'),
        fee: z.string().min(1).describe('What it costs.'),
        per: z.string().min(1).describe('What that price is for: `a year`.'),
      }),
    )
    .min(1)
    .describe('The lines of the book.'),
});
