import { z } from 'astro/zod';
import { buttonLink } from '~/lib/routes/button-link';
import { film } from '~/lib/pictures/film';
import { slateSchema } from './roll/roll.schema';

/** The first screen of a film studio: huge words over a running film, and its slate. */
export const filmHeroSchema = z.strictObject({
  lines: z
    .array(z.string().min(1))
    .min(1)
    .max(3)
    .describe(
      'The page’s heading, line by line; each of few and short words: the longer, the smaller they are set. Its full stop is a red lamp.',
    ),
  text: z.string().min(1).describe('One or two sentences.'),
  buttons: z
    .array(buttonLink())
    .min(1)
    .max(2)
    .describe('The first is solid, the second only outlined.'),
  film: film({
    widths: [1280],
    sizes: 'max(100vw, 150svh)',
  }).describe('The film behind the words; dark where they stand.'),
  slate: slateSchema
    .extend({
      roll: z.string().min(1).describe('The number of today’s roll.'),
      date: z.string().min(1).describe('Today, as it is chalked.'),
    })
    .describe('What the first slate says: roll, scene, take, feet and the day.'),
});
