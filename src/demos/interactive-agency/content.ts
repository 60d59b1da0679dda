import { z } from 'astro/zod';
import { brandSchema } from '~/lib/site/brand';
import { readPage } from '~/lib/content/read-page';
import { progressBarsSchema } from '~/sections/progress-bars/progress-bars.schema';
import { servicesSchema } from '~/sections/services/services.schema';
import { clientBlocksSchema } from './client-blocks.schema';
import { hallFilmSchema } from './hall-film.schema';
import { stageHeroSchema } from './stage-hero.schema';

/** What this page says: `content.yaml`, each part checked against the schema of the section that shows it. */
export const content = await readPage('interactive-agency', {
  brand: brandSchema,
  hero: stageHeroSchema,
  process: progressBarsSchema,
  services: servicesSchema,
  film: hallFilmSchema,
  clients: clientBlocksSchema,
  footer: z.strictObject({
    line: z.string().min(1).describe('What is called out at the start of the last run.'),
  }),
});
