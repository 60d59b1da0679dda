import { z } from 'astro/zod';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';
import { pictured } from './pictured';

const feature = z.strictObject({
  title: z.string().min(1).describe('What comes along, in a few words.'),
  description: z.string().min(1).describe('One or two sentences about it.'),
});

/** Eight things that come along, each with a picture of the thing itself, which the build takes. */
export const featuresSchema = z
  .strictObject({
    ...sectionFields,
    documented: feature.describe('Beside lines of a content file.'),
    responsive: feature.describe('Beside a home on a tablet and on a phone.'),
    design: feature.describe('Beside the palettes of all homes.'),
    fast: feature
      .extend({
        scores: z
          .array(z.string().min(1))
          .length(4)
          .describe(
            'What Lighthouse calls its scores: performance, accessibility, practices, SEO.',
          ),
      })
      .describe('Beside four of Lighthouse’s scores.'),
    react: feature.describe('Beside a page’s file.'),
    sass: feature.describe('Beside lines of the settings.'),
    support: feature
      .extend({
        days: z
          .array(z.string().min(1))
          .length(7)
          .describe('The days of the week in short, from Monday.'),
        answered: z
          .array(z.int().min(1).max(7))
          .min(1)
          .describe('On which of them somebody answers, from 1.'),
        legend: z
          .strictObject({
            open: z.string().min(1).describe('What the mark of a day says on which one can write.'),
            answered: z
              .string()
              .min(1)
              .describe('What the mark of a day says on which somebody answers.'),
          })
          .describe('What the two marks of the week mean.'),
      })
      .describe('Beside a week: when one can write, and when somebody answers.'),
    bootstrap: feature
      .extend({ own: z.string().min(1).describe('The owner’s own rules, above all layers.') })
      .describe('Beside the layers of the cascade.'),
  })
  .transform(async (content) => ({ ...content, pictured: await pictured() }));
