import { z } from 'astro/zod';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';
import { tools } from './Tool';

/** How a print is taken: wall text, and the tools in the order in which they are needed. */
export const takingSchema = z.strictObject({
  ...sectionHeadingSchema.shape,
  id: z.string().describe('For links to this section.'),
  paragraphs: z.array(z.string().min(1)).min(1).describe('The wall text.'),
  steps: z
    .array(
      z.strictObject({
        title: z.string().min(1).describe('What is done.'),
        text: z.string().min(1).describe('How, in one or two sentences.'),
        tool: z.enum(tools).describe('What it is done with; see `Tool.tsx`.'),
      }),
    )
    .min(1)
    .describe('The steps, in their order.'),
});
