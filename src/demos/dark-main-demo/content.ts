import { z } from 'astro/zod';
import { brandSchema } from '~/lib/site/brand';
import { readPage } from '~/lib/content/read-page';
import { heroSliderSchema } from '~/sections/hero-slider/hero-slider.schema';
import { servicesSchema } from '~/sections/services/services.schema';
import { facadeSchema } from './sections/facade.schema';
import { openLateSchema } from './sections/open-late.schema';
import { profilesSchema } from './sections/profiles.schema';
import { shiftsSchema } from './sections/shifts.schema';
import { sumSchema } from './sections/sum.schema';
import { timetableSchema } from './sections/timetable.schema';

/** What this page says: `content.yaml`, each part checked against the schema of the section that shows it. */
export const content = await readPage('dark-main-demo', {
  brand: brandSchema,
  hero: heroSliderSchema,
  about: shiftsSchema,
  services: servicesSchema,
  works: facadeSchema,
  counters: sumSchema,
  testimonials: profilesSchema,
  news: timetableSchema,
  brands: openLateSchema,
  footer: z.strictObject({
    lamps: z.string().min(1).describe('What the row of lamps shows, in one or two sentences.'),
    hours: z.string().min(1).describe('When the telephone is answered.'),
    bell: z.string().min(1).describe('Above the links at the door, which look like bells.'),
  }),
});
