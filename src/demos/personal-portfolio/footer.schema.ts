import { z } from 'astro/zod';

const credit = z.strictObject({
  role: z.string().min(1).describe('What was done, for example Directed by.'),
  name: z
    .string()
    .min(1)
    .describe('Who did it; `{name}`, `{address}` and `{founded}` are the page’s own firm’s.'),
});

/** The card that a film ends on. */
export const footerSchema = z.strictObject({
  end: z.string().min(1).describe('The largest words of the card.'),
  next: z.string().min(1).describe('What stands before the link to the contact page.'),
  credits: z
    .array(credit)
    .min(1)
    .describe('Lines of the card. One that names what the firm has not given is left out.'),
  timecode: z.string().min(1).describe('The moment at which it ends; decoration.'),
});
