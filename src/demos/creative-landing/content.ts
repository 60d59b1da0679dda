import { anchors } from '~/lib/routes/anchors';
import { brandSchema } from '~/lib/site/brand';
import { readPage } from '~/lib/content/read-page';
import * as schemas from './sections/schemas';
import { voicesSchema } from './voices';

/** What this page says: `content.yaml`, each part checked against the schema of the section that shows it. */
export const content = await readPage('creative-landing', {
  brand: brandSchema,
  voices: voicesSchema,
  menu: anchors(),
  home: schemas.heroSchema,
  service: schemas.jobsSchema,
  about: schemas.aboutSchema,
  portfolio: schemas.worksSchema,
  litres: schemas.litresSchema,
  team: schemas.peopleSchema,
  testimonial: schemas.quotesSchema,
  blog: schemas.newsSchema,
  brands: schemas.clientsSchema,
  contact: schemas.contactSchema,
  footer: schemas.footerSchema,
});
