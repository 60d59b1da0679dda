import { z } from 'astro/zod';
import { carouselPresetNames } from './presets';

/** What content may say about a carousel; part of the schema of each section that has one. */
export const carouselFields = {
  /** How it moves and how many slides it shows; the section's own choice where it is left out. */
  preset: z.enum(carouselPresetNames).optional(),
  /** Seconds that each slide stays. Left out, nothing moves by itself. */
  autoplay: z.number().min(3).max(60).optional(),
};
