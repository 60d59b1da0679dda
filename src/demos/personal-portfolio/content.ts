import { z } from 'astro/zod';
import { brandSchema } from '~/lib/site/brand';
import { readPage } from '~/lib/content/read-page';
import { aboutSceneSchema } from './about-scene.schema';
import { ticketSchema } from './ticket.schema';
import { footerSchema } from './footer.schema';
import { projectionSchema } from './projection.schema';
import { titleCardHeroSchema } from './title-card-hero.schema';

/** What this page says: `content.yaml`, each part checked against the schema of the section that shows it. */
export const content = await readPage('personal-portfolio', {
  brand: brandSchema,
  titles: z.strictObject({
    presents: z
      .string()
      .min(1)
      .describe('What joins the name in the header to the menu; decoration.'),
  }),
  titleCard: titleCardHeroSchema,
  about: aboutSceneSchema,
  projection: projectionSchema,
  contact: ticketSchema,
  footer: footerSchema,
});
