import { brandSchema } from '~/lib/site/brand';
import { readPage } from '~/lib/content/read-page';
import { callToActionSchema } from '~/sections/call-to-action/call-to-action.schema';
import { heroSchema } from '~/sections/hero/hero.schema';
import {
  aboutSchema,
  clippingsSchema,
  footerSchema,
  lettersSchema,
  scrapsSchema,
  sweepingsSchema,
  tableSchema,
  waresSchema,
} from './paper.schema';

/** What this page says: `content.yaml`, each part checked against the schema of the section that shows it. */
export const content = await readPage('creative-agency', {
  brand: brandSchema,
  hero: heroSchema,
  works: tableSchema,
  about: aboutSchema,
  services: waresSchema,
  counters: sweepingsSchema,
  letters: lettersSchema,
  brands: scrapsSchema,
  news: clippingsSchema,
  call: callToActionSchema,
  footer: footerSchema,
});
