import { z } from 'astro/zod';
import { buttonLink } from '~/lib/routes/button-link';
import { picture } from '~/lib/pictures/picture';
import { prose } from '~/lib/markdown/prose';
import { sectionTones } from '~/ui/section/Section';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** One sentence and one button. */
export const callToActionSchema = z.strictObject({
  ...sectionFields,
  text: prose().optional().describe('One or two sentences below the heading, in Markdown.'),
  tone: z
    .enum(sectionTones)
    .default('inverse')
    .describe(
      'What the section stands on: plain, surface, inverse or accent; inverse if left out.',
    ),
  button: buttonLink().describe('The one button.'),
  picture: picture({ widths: [720, 1080], sizes: '(width < 56rem) 92vw, 36rem' })
    .optional()
    .describe('Stands beside the words.'),
});
