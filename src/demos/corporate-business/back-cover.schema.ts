import { z } from 'astro/zod';

const text = (what: string) => z.string().min(1).describe(what);

/** What stands on the report's last page: a table of who publishes it and how to reach them. */
export const backCoverSchema = z.strictObject({
  heading: text('What stands above the table.'),
  imprint: text('How the report was made.'),
  publisher: text('The table’s line with the firm and its address.'),
  founded: z
    .string()
    .regex(/\{founded\}/, 'a text with {founded} in it')
    .describe('Since when the firm has been there, with {founded}.'),
  phone: text('The table’s line with the telephone number.'),
  enquiries: text('The table’s line with the link to the contact page.'),
  online: text('The table’s line with the social networks.'),
  price: text('What stands above the stripes.'),
});
