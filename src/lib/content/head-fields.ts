import { z } from 'astro/zod';
import { sentences } from '../markdown/sentences.ts';

/** What every page says of itself in its head, whatever kind of file it is written in. */
export const headFields = {
  /** The title in the head: on the browser's tab and in search results. */
  title: z.string().min(1).describe('On the browser’s tab and in search results.'),
  /** What search results show below the title; no two pages say the same. */
  description: sentences(
    'What search results show below the title; no two pages say the same.',
    50,
    200,
  ),
};
