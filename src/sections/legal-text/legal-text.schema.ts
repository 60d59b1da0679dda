import { z } from 'astro/zod';
import { paragraphs, prose } from '~/lib/markdown/prose';

const part = z.strictObject({
  heading: z.string().min(1).describe('What the part is about.'),
  text: paragraphs().describe(
    'Paragraphs and lists, in Markdown. What stands in [[two brackets]] is still to be filled in.',
  ),
});

/** A legally required text, such as the imprint. */
export const legalTextSchema = z.strictObject({
  summary: prose().describe('What it comes to, in one or two sentences.'),
  parts: z.array(part).min(1).describe('The text, part by part.'),
});
