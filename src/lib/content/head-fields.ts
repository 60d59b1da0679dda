import { z } from 'astro/zod';
import { sentences } from '../markdown/sentences.ts';

/** Fields for the head of every page, whatever its file format. */
export const headFields = {
  /** The title in the browser's tab and in search results. */
  title: z.string().min(1).describe('On the browser’s tab and in search results.'),
  /** The description in search results; it must be unique to the page. */
  description: sentences(
    'What search results show below the title; no two pages say the same.',
    50,
    200,
  ),
};
