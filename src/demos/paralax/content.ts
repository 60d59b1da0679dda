import { brandSchema } from '~/lib/site/brand';
import { readPage } from '~/lib/content/read-page';
import { landscapeHeroSchema } from './landscape-hero.schema';
import {
  billboardsSchema,
  cardBackSchema,
  digSchema,
  distancesSchema,
  foldedMapSchema,
  roadsideSchema,
  wishesSchema,
} from './travel.schema';

/** What this page says: `content.yaml`, each part checked against the schema of the section that shows it. */
export const content = await readPage('paralax', {
  brand: brandSchema,
  hero: landscapeHeroSchema,
  services: digSchema,
  works: billboardsSchema,
  facts: distancesSchema,
  testimonials: wishesSchema,
  news: roadsideSchema,
  brands: foldedMapSchema,
  footer: cardBackSchema,
});
