import { brandSchema } from '~/lib/site/brand';
import { readPage } from '~/lib/content/read-page';
import { largeTeamSchema } from '~/sections/team/team.schema';
import { backCoverSchema } from './back-cover.schema';
import { barsSchema } from './bars.schema';
import { companiesSchema } from './companies.schema';
import { coverSchema } from './cover.schema';
import { diarySchema } from './diary.schema';
import { letterSchema } from './letter.schema';
import { nextYearSchema } from './next-year.schema';
import { ordersSchema } from './orders.schema';
import { placesSchema } from './places.schema';
import { yearSchema } from './year/year.schema';

/** What this page says: `content.yaml`, each part checked against the schema of the section that shows it. */
export const content = await readPage('corporate-business', {
  brand: brandSchema,
  cover: coverSchema,
  bars: barsSchema,
  companies: companiesSchema,
  places: placesSchema,
  letter: letterSchema,
  diary: diarySchema,
  board: largeTeamSchema('(width < 48rem) 46vw, 22vw'),
  orders: ordersSchema,
  next: nextYearSchema,
  backCover: backCoverSchema,
  year: yearSchema,
});
