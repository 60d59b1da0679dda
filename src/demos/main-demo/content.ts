import { brandSchema } from '~/lib/site/brand';
import { readPage } from '~/lib/content/read-page';
import { countersSchema } from '~/sections/counters/counters.schema';
import { heroSchema } from '~/sections/hero/hero.schema';
import { newsSchema } from '~/sections/news/news.schema';
import { servicesSchema } from '~/sections/services/services.schema';
import { testimonialSpotlightSchema } from '~/sections/testimonial-spotlight/testimonial-spotlight.schema';
import { worksSliderSchema } from '~/sections/works-slider/works-slider.schema';
import { footerSchema } from './footer.schema';
import { keypadSchema } from './keypad.schema';
import { mugsSchema } from './mugs.schema';
import { serviceTilesSchema } from './service-tiles.schema';

/** What this page says: `content.yaml`, each part checked against the schema of the section that shows it. */
export const content = await readPage('main-demo', {
  brand: brandSchema,
  hero: heroSchema,
  tiles: serviceTilesSchema,
  about: mugsSchema,
  services: servicesSchema,
  portfolio: worksSliderSchema,
  facts: countersSchema,
  testimonials: testimonialSpotlightSchema,
  news: newsSchema,
  brands: keypadSchema,
  footer: footerSchema,
});
