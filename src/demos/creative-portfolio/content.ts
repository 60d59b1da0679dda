import { z } from 'astro/zod';
import { brandSchema } from '~/lib/site/brand';
import { readPage } from '~/lib/content/read-page';
import { bentoSchema, talk } from './bento/bento.schema';

/** What this page says: `content.yaml`, each part checked against the schema of the section that shows it. */
export const content = await readPage('creative-portfolio', {
  brand: brandSchema,
  bento: bentoSchema,
  footer: z.strictObject({ talk: talk.describe('What the two say at the end, by turns.') }),
});
