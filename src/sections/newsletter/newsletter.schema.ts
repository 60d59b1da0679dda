import { z } from 'astro/zod';
import { prose } from '~/lib/markdown/prose';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** Words beside the form that subscribes to the newsletter. */
export const newsletterSchema = z.strictObject({
  ...sectionFields,
  note: prose()
    .optional()
    .describe(
      'Small print below the form, in Markdown: how often you write, and where the privacy policy is.',
    ),
});
