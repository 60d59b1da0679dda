import { anchors } from '~/lib/routes/anchors';
import { brandSchema } from '~/lib/site/brand';
import { readPage } from '~/lib/content/read-page';
import { heroSliderSchema } from '~/sections/hero-slider/hero-slider.schema';
import { bearingsSchema } from './bearings.schema';
import { callsSchema } from './calls.schema';
import { chainSchema } from './chain.schema';
import { dutyLogSchema } from './duty-log.schema';
import { cardSchema } from './footer.schema';
import { farPlacesSchema } from './far-places.schema';
import { islandSchema } from './island.schema';
import { keepersSchema } from './keepers.schema';
import { profileSchema } from './profile.schema';
import { reportSchema } from './report.schema';

/** What this page says: `content.yaml`, each part checked against the schema of the section that shows it. */
export const content = await readPage('home-particles', {
  brand: brandSchema,
  menu: anchors(),
  home: heroSliderSchema,
  service: bearingsSchema,
  about: islandSchema,
  portfolio: farPlacesSchema,
  facts: profileSchema,
  team: keepersSchema,
  testimonial: callsSchema,
  blog: dutyLogSchema,
  contact: reportSchema,
  brands: chainSchema,
  footer: cardSchema,
});
