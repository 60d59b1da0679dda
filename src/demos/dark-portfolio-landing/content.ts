import { anchors } from '~/lib/routes/anchors';
import { brandSchema } from '~/lib/site/brand';
import { readPage } from '~/lib/content/read-page';
import { aboutMeSchema } from '~/sections/about-me/about-me.schema';
import { countersSchema } from '~/sections/counters/counters.schema';
import { newsSchema } from '~/sections/news/news.schema';
import { servicesSchema } from '~/sections/services/services.schema';
import { chartHeroSchema } from './chart-hero/chart-hero.schema';
import { clientStarsSchema } from './client-stars/client-stars.schema';
import { dawnContactSchema } from './dawn-contact/dawn-contact.schema';
import { endingSchema } from './footer/ending.schema';
import { placesSchema } from './places.schema';
import { nightSchema } from './sky/night.schema';

/** What this page says: `content.yaml`, each part checked against the schema of the section that shows it. */
export const content = await readPage('dark-portfolio-landing', {
  brand: brandSchema,
  menu: anchors(),
  night: nightSchema,
  home: chartHeroSchema,
  about: aboutMeSchema,
  service: servicesSchema,
  portfolio: placesSchema,
  reckoning: countersSchema,
  neighbours: clientStarsSchema,
  blog: newsSchema,
  contact: dawnContactSchema,
  ending: endingSchema,
});
