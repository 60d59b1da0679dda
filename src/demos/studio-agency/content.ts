import { brandSchema } from '~/lib/site/brand';
import { readPage } from '~/lib/content/read-page';
import { beginningSchema } from './beginning.schema';
import { cansSchema } from './cans.schema';
import { clientsSchema } from './clients.schema';
import { crewSchema } from './crew.schema';
import { dopeSheetSchema } from './dope-sheet.schema';
import { footerSchema } from './footer.schema';
import { filmHeroSchema } from './film-hero.schema';
import { flareOutSchema } from './flare-out.schema';
import { footageSchema } from './footage.schema';
import { leaderSchema } from './leader.schema';
import { formSchema } from './roll/roll.schema';
import { rushesSchema } from './rushes.schema';

/** What this page says: `content.yaml`, each part checked against the schema of the section that shows it. */
export const content = await readPage('studio-agency', {
  brand: brandSchema,
  form: formSchema,
  hero: filmHeroSchema,
  about: beginningSchema,
  rushes: rushesSchema,
  services: cansSchema,
  reel: leaderSchema,
  counters: footageSchema,
  credits: crewSchema,
  quotes: dopeSheetSchema,
  brands: clientsSchema,
  call: flareOutSchema,
  footer: footerSchema,
});
