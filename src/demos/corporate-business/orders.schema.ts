import { z } from 'astro/zod';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';
import { source } from './source';
import { WEEKS } from './year/constants';

const text = (what: string) => z.string().min(1).describe(what);

/** The year's largest orders. */
export const ordersSchema = z.strictObject({
  ...sectionFields,
  columns: z
    .strictObject({
      customer: text('Of those who ordered.'),
      order: text('Of what they ordered.'),
      amount: text('Of whom they ordered it from, and for how much.'),
      week: text('Of when.'),
    })
    .describe('The headings of the columns.'),
  source: source(),
  total: text('What stands before the sum of all.'),
  share: z
    .string()
    .regex(/\{share\}/, 'a text with {share} in it')
    .describe('How their part of the year is written, with {share}.'),
  orders: z
    .array(
      z.strictObject({
        customer: text('Who ordered.'),
        order: text('What it was.'),
        companyId: text('Of which company: its id in the year.'),
        week: z.int().min(1).max(WEEKS).describe('In which week.'),
        amount: z.number().positive().describe('For how much, in millions.'),
      }),
    )
    .min(1)
    .describe('The orders, the largest first.'),
});
