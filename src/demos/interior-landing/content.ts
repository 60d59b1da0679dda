import { brandSchema } from '~/lib/site/brand';
import { readPage } from '~/lib/content/read-page';
import { countersSchema } from '~/sections/counters/counters.schema';
import { heroSchema } from '~/sections/hero/hero.schema';
import { largeTeamSchema } from '~/sections/team/team.schema';
import {
  beamsSchema,
  chartSchema,
  kitchenSchema,
  neighboursSchema,
  roomsSchema,
  samplesSchema,
  tallRoomSchema,
  viewSchema,
  wideRoomSchema,
} from './house.schema';

/** What this page says: `content.yaml`, each part checked against the schema of the section that shows it. */
export const content = await readPage('interior-landing', {
  brand: brandSchema,
  hero: heroSchema,
  beams: beamsSchema,
  intro: tallRoomSchema,
  services: samplesSchema,
  call: kitchenSchema,
  counters: countersSchema,
  chair: viewSchema,
  about: wideRoomSchema,
  team: largeTeamSchema('(width < 40rem) 27vw, (width < 64rem) 26vw, 14vw'),
  testimonials: neighboursSchema,
  works: roomsSchema,
  footer: chartSchema,
});
