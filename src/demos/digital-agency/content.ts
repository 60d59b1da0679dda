import { brandSchema } from '~/lib/site/brand';
import { readPage } from '~/lib/content/read-page';
import { deliverySchema } from './delivery.schema';
import { drawingHeroSchema } from './drawing-hero.schema';
import { hoursSchema } from './hours.schema';
import { inquirySchema } from './inquiry.schema';
import { measuresSchema } from './measures.schema';
import { noticesSchema } from './notices.schema';
import { partsListSchema } from './parts-list.schema';
import { platesSchema } from './plates.schema';
import { revisionsSchema } from './revisions.schema';
import { sectionViewSchema } from './section-view.schema';
import { sheetsSchema } from './sheets.schema';
import { signOffSchema } from './sign-off.schema';

/** What this page says: `content.yaml`, each part checked against the schema of the section that shows it. */
export const content = await readPage('digital-agency', {
  brand: brandSchema,
  sheets: sheetsSchema(
    ...(['hero', 'services', 'works', 'counters', 'about', 'hours'] as const),
    ...(['team', 'brands', 'news', 'contact', 'ending'] as const),
  ),
  hero: drawingHeroSchema,
  services: partsListSchema,
  works: platesSchema,
  counters: measuresSchema,
  about: sectionViewSchema,
  hours: hoursSchema,
  team: signOffSchema,
  brands: deliverySchema,
  news: noticesSchema,
  contact: inquirySchema,
  footer: revisionsSchema,
});
