import { z } from 'astro/zod';
import { picture } from '~/lib/pictures/picture';
import { paragraphs } from '~/lib/markdown/prose';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

const column = z.strictObject({
  heading: z.string().min(1).describe('The column’s own heading.'),
  text: paragraphs().describe('One entry a paragraph, or a list, in Markdown.'),
  picture: picture({ widths: [720, 1080], sizes: '(width < 48rem) 92vw, 45vw' })
    .optional()
    .describe('Stands above the heading.'),
});

const row = z.discriminatedUnion('width', [
  z.strictObject({
    width: z.literal('full').describe('One column over the whole width.'),
    columns: z.array(column).length(1).describe('The one column.'),
  }),
  z.strictObject({
    width: z.literal('half').describe('Two columns of one width.'),
    columns: z.array(column).length(2).describe('Both columns.'),
  }),
  z.strictObject({
    width: z.literal('third').describe('Three columns of one width.'),
    columns: z.array(column).length(3).describe('All three columns.'),
  }),
]);

/** Rows of text, each with one full column, two halves or three thirds. */
export const columnsSchema = z.strictObject({
  id: sectionFields.id,
  tone: sectionFields.tone,
  rows: z.array(row).min(1).describe('The rows, in the order in which they stand.'),
});
