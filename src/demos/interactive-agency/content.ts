import { brandSchema } from '~/lib/site/brand';
import { readPage } from '~/lib/content/read-page';
import { progressBarsSchema } from '~/sections/progress-bars/progress-bars.schema';
import { servicesSchema } from '~/sections/services/services.schema';
import { videoFeatureSchema } from '~/sections/video-feature/video-feature.schema';
import { clientBlocksSchema } from './client-blocks.schema';
import { stageHeroSchema } from './stage-hero.schema';

/** What this page says: `content.yaml`, each part checked against the schema of the section that shows it. */
export const content = await readPage('interactive-agency', {
  brand: brandSchema,
  hero: stageHeroSchema,
  process: progressBarsSchema,
  services: servicesSchema,
  film: videoFeatureSchema,
  clients: clientBlocksSchema,
});
