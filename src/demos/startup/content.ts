import { z } from 'astro/zod';
import { brandSchema } from '~/lib/site/brand';
import { readPage } from '~/lib/content/read-page';
import { servicesSchema } from '~/sections/services/services.schema';
import { fluteHeroSchema } from './flute-hero.schema';
import { foundersSchema } from './founders.schema';
import { tallySchema } from './tally.schema';
import { tenantsSchema } from './tenants.schema';
import { weeksSchema } from './weeks.schema';
import { windowsSchema } from './windows.schema';
import { yearSchema } from './year.schema';

/** What this page says: `content.yaml`, each part checked against the schema of the section that shows it. */
export const content = await readPage('startup', {
  brand: brandSchema,
  hero: fluteHeroSchema,
  year: yearSchema,
  services: servicesSchema,
  works: windowsSchema,
  tally: tallySchema,
  founders: foundersSchema,
  weeks: weeksSchema,
  tenants: tenantsSchema,
  footer: z.strictObject({
    line: z.string().min(1).describe('What the ending asks for, in a sentence or two.'),
    steps: z
      .array(
        z.strictObject({
          when: z.string().min(1).describe('The day, or by when.'),
          text: z.string().min(1).describe('What there is to do then, in a few words.'),
        }),
      )
      .length(3)
      .describe('How one joins: the first step leads to the form, the last to the house.'),
  }),
});
