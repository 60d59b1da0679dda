import { z } from 'astro/zod';
import { words } from '~/lib/words/words';
import { carouselWords } from '~/lib/words/words.schema';
import { carouselPresetNames } from './presets';

/** Carousel fields for the schema of each section that has one. */
export const carouselFields = {
  preset: z
    .enum(carouselPresetNames)
    .optional()
    .describe(
      'How it moves and how many slides it shows; the section’s own choice where it is left out.',
    ),
  autoplay: z
    .number()
    .min(3)
    .max(60)
    .optional()
    .describe('Seconds that each slide stays. Left out, nothing moves by itself.'),
  words: carouselWords
    .default(() => words.carousel)
    .describe('What it says; the words of the interface where they are left out.'),
};
