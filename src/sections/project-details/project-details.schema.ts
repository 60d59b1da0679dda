import { z } from 'astro/zod';
import { picture } from '~/lib/pictures/picture';
import { paragraphs } from '~/lib/markdown/prose';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

const fact = z.strictObject({
  term: z.string().min(1).describe('What is told, for example Branch.'),
  detail: z.string().min(1).describe('The fact itself, for example Packaging.'),
});

/** One portfolio work with its facts, story and pictures. */
export const projectDetailsSchema = z.strictObject({
  id: sectionFields.id,
  tone: sectionFields.tone,
  text: paragraphs().describe(
    'What the project was; one entry a paragraph, or a list, in Markdown.',
  ),
  facts: z.array(fact).min(1).describe('The project’s facts, beside the text.'),
  pictures: z
    .array(picture({ widths: [720, 1080, 1440, 1920], sizes: '(min-width: 48rem) 60vw, 92vw' }))
    .length(3)
    .describe('The first is shown as wide as the page, two more beside each other.'),
});
