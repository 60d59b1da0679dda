import { demos } from '~/lib/routes/demos';
import { readPage } from '~/lib/content/read-page';
import { faqSchema } from '~/sections/faq/faq.schema';
import { gallerySchema } from '~/sections/gallery/gallery.schema';
import { demoCatalogueSchema } from './demo-catalogue/demo-catalogue.schema';
import { devicesSchema } from './devices/devices.schema';
import { featuresSchema } from './features/features.schema';
import { feedbackSchema } from './feedback/feedback.schema';
import { figuresSchema } from './figures/figures.schema';
import { splashHeaderSchema } from './header/splash-header.schema';
import { innerPagesSchema } from './inner-pages/inner-pages.schema';
import { keysSchema } from './keys/keys.schema';
import { offerSchema } from './offer/offer.schema';
import { purchaseSchema } from './purchase/purchase.schema';
import { settingCount } from './setting-count';
import { shownDemo } from './shown-demo';
import { splashHeroSchema } from './splash-hero/splash-hero.schema';
import { studioSchema } from './studio/studio.schema';
import { supportCardsSchema } from './support-cards/support-cards.schema';

/** What the words of `content.yaml` may name in braces. */
const facts = () => ({
  homes: demos.length,
  shown: shownDemo?.title ?? '',
  settings: settingCount(),
});

/** What this page says: `content.yaml`, each part checked against the schema of the section that shows it. */
export const content = await readPage(
  'demo',
  {
    offer: offerSchema.optional(),
    header: splashHeaderSchema,
    hero: splashHeroSchema,
    catalogue: demoCatalogueSchema,
    keys: keysSchema,
    studio: studioSchema,
    innerPages: innerPagesSchema,
    features: featuresSchema,
    figures: figuresSchema,
    devices: devicesSchema,
    faq: faqSchema,
    support: supportCardsSchema,
    gallery: gallerySchema,
    feedback: feedbackSchema,
    purchase: purchaseSchema,
  },
  facts,
);
