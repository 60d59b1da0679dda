import { z } from 'astro/zod';
import { brands } from '~/lib/collections/brands';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** The studio's clients in a grid. */
export const logoGridSchema = z.strictObject({
  ...sectionFields,
  brands: brands().describe('Names of clients in src/content/brands.yaml, or clients written out.'),
});
