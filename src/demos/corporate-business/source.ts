import { z } from 'astro/zod';

/** In content: where a drawing's figures come from. */
export const source = () =>
  z
    .string()
    .min(1)
    .optional()
    .describe('Where the figures come from: a footnote below the drawing.');
