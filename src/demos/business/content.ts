import { z } from 'astro/zod';
import site from '~site';
import { brandSchema } from '~/lib/site/brand';
import { picture } from '~/lib/pictures/picture';
import { readPage } from '~/lib/content/read-page';
import { heroSliderIn } from '~/sections/hero-slider/hero-slider.schema';
import { newsSchema } from '~/sections/news/news.schema';
import { servicesSchema } from '~/sections/services/services.schema';
import { textPictureSchema } from '~/sections/text-picture/text-picture.schema';
import { feeCardSchema } from './fees/fee-card.schema';
import { accountOf, accountSchema } from './ledger/account';
import { balanceSchema } from './ledger/balance.schema';
import { dayBookSchema } from './ledger/day-book.schema';
import { workBookSchema } from './ledger/work-book.schema';
import { letterSchema } from './letter/letter.schema';
import { rollSchema } from './people/roll.schema';
import { signatoriesSchema } from './people/signatories.schema';
import { byLanguage } from '~/lib/languages/language';

const door = picture({
  widths: [480, 720],
  sizes: '(width < 48rem) 36vw, (width < 90rem) 28vw, 400px',
});

/** What this page says: `content.yaml`, each part checked against the schema of the section that shows it. */
export const content = await readPage('business', {
  brand: brandSchema,
  account: accountSchema,
  hero: heroSliderIn('100vw'),
  boxes: servicesSchema,
  doors: z.array(door).describe('A picture for each of the doors, in their order.'),
  services: workBookSchema,
  balance: balanceSchema,
  process: dayBookSchema,
  team: signatoriesSchema,
  about: textPictureSchema,
  clients: rollSchema,
  pricing: feeCardSchema,
  message: letterSchema,
  news: newsSchema,
});

/** What the page owes at the foot of each leaf, and its bill at the end. */
export const account = byLanguage(() => accountOf(content.account));

/** Who gets the letters: the firm as long as the site shows it, else the site’s own recipient. */
export const letterTo = () =>
  site.homeBrands ? { to: { name: content.brand.name, email: content.brand.emails[0] ?? '' } } : {};
