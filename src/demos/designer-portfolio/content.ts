import { z } from 'astro/zod';
import site from '~site';
import { brandSchema } from '~/lib/site/brand';
import { readPage } from '~/lib/content/read-page';
import { contactSectionSchema } from '~/sections/contact-section/contact-section.schema';
import { pricingSchema } from '~/sections/pricing/pricing.schema';
import { colophonSchema } from './colophon.schema';
import { pageIndexSchema } from './page-index.schema';
import { posterHeroSchema } from './poster-hero.schema';
import { projectGallerySchema } from './project-gallery.schema';
import { stepsSchema } from './steps.schema';
import { voicesSchema } from './voices.schema';

/** What this page says: `content.yaml`, each part checked against the schema of the section that shows it. */
export const content = await readPage('designer-portfolio', {
  brand: brandSchema,
  head: z.strictObject({
    running: z.string().min(1).describe('What runs along in the page’s head, in a few words.'),
  }),
  home: posterHeroSchema,
  work: projectGallerySchema,
  about: stepsSchema,
  prices: pricingSchema,
  clients: voicesSchema,
  index: pageIndexSchema,
  contact: contactSectionSchema,
  colophon: colophonSchema,
});

/** Who gets the letters: the designer as long as the site shows him, else the site’s own recipient. */
export const letterTo = () =>
  site.homeBrands ? { to: { name: content.brand.name, email: content.brand.emails[0] ?? '' } } : {};
