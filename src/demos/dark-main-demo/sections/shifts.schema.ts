import { z } from 'astro/zod';
import { buttonLink } from '~/lib/routes/button-link';

const shift = z.strictObject({
  hour: z.string().min(4).describe('When, as clocks show it: 22:00.'),
  title: z.string().min(1).describe('Who takes over.'),
});

/** Who works when: a text, and the threads of a day from noon to noon. */
export const shiftsSchema = z.strictObject({
  heading: z.string().min(1).describe('The section’s heading.'),
  text: z.array(z.string().min(1)).min(1).describe('Paragraphs; the first is set larger.'),
  drawing: z.string().min(1).describe('What the threads show, for those who cannot see them.'),
  shifts: z
    .tuple([shift, shift, shift])
    .describe('At noon, at ten in the evening and at eight in the morning: where threads change.'),
  button: buttonLink().describe('Where the people are shown.'),
});
