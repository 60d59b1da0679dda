import { z } from 'astro/zod';
import { picture } from '~/lib/pictures/picture';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** A form beside a picture, contact details, or both. */
export const contactSectionSchema = z.strictObject({
  ...sectionFields,
  picture: picture({
    widths: [720, 1080, 1440, 1920],
    // Its box is taller than the picture, which is cropped at both sides: it is drawn twice as wide.
    sizes: '(width < 60rem) 92vw, 84vw',
  })
    .optional()
    .describe('Stands beside the form; the heading and the text then stand above the form.'),
});
