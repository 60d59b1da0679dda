import { z } from 'astro/zod';
import { lettersIn } from '../words/letters.ts';

/**
 * In content: a sentence or two, long enough in any script to say something, and short enough for
 * the space available.
 *
 * @param about their purpose, for editors and `docs`
 * @param least the minimum number of letters, as counted by {@link lettersIn}
 * @param most the maximum number of characters
 */
export const sentences = (about: string, least: number, most: number) =>
  z
    .string()
    // A check that editors can make too: the smallest length that may be valid.
    .min(Math.ceil(least / 2), { abort: true, error: tooShort(least) })
    .max(most)
    .refine((text) => lettersIn(text) >= least, { error: tooShort(least) })
    .describe(
      `${about} At least ${least} letters, or half as many signs of Chinese, Japanese or Korean.`,
    );

const tooShort = (least: number) =>
  `at least ${least} letters, or ${Math.ceil(least / 2)} signs of Chinese, Japanese or Korean`;
