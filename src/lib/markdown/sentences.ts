import { z } from 'astro/zod';
import { lettersIn } from '../words/letters.ts';

/**
 * In content: a sentence or two, long enough to say something in whatever script, and short enough for the
 * room that it has.
 *
 * @param about what they are for, as editors and `docs` say it
 * @param least how many letters they have at least, as {@link lettersIn} counts them
 * @param most how many signs they have at most
 */
export const sentences = (about: string, least: number, most: number) =>
  z
    .string()
    // What an editor can check by itself: the shortest that may be right.
    .min(Math.ceil(least / 2), { abort: true, error: tooShort(least) })
    .max(most)
    .refine((text) => lettersIn(text) >= least, { error: tooShort(least) })
    .describe(
      `${about} At least ${least} letters, or half as many signs of Chinese, Japanese or Korean.`,
    );

const tooShort = (least: number) =>
  `at least ${least} letters, or ${Math.ceil(least / 2)} signs of Chinese, Japanese or Korean`;
