import { brandSchema } from '~/lib/site/brand';
import { readPage } from '~/lib/content/read-page';
import { countersSchema } from '~/sections/counters/counters.schema';
import { newsSchema } from '~/sections/news/news.schema';
import { servicesSchema } from '~/sections/services/services.schema';
import { lendersSchema } from './people/lenders.schema';
import { collectionsSchema } from './wall/collections.schema';
import { takingSchema } from './wall/taking.schema';
import { hangSchema, wallHeroSchema } from './works/hang.schema';

/** What this page says: `content.yaml`, each part checked against the schema of the section that shows it. */
export const content = await readPage('portfolio-home', {
  brand: brandSchema,
  hero: wallHeroSchema,
  works: hangSchema,
  about: takingSchema,
  services: servicesSchema,
  counters: countersSchema,
  lenders: lendersSchema,
  collections: collectionsSchema,
  news: newsSchema,
});
