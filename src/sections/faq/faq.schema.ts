import { z } from 'astro/zod';
import { paragraphs } from '~/lib/markdown/prose';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

const item = z.strictObject({
  question: z.string().min(1).describe('What is asked, and what one presses to read the answer.'),
  answer: paragraphs().describe('One entry a paragraph, or a list, in Markdown.'),
});

/** Questions with collapsible answers. */
export const faqSchema = z.strictObject({
  ...sectionFields,
  firstOpen: z.boolean().default(true).describe('Whether the first answer stands open at first.'),
  items: z.array(item).min(1).describe('The questions, in the order in which they stand.'),
});
