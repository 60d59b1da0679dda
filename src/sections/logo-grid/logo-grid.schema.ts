import { z } from 'astro/zod';
import { brands } from '~/lib/collections/brands';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** Whom the studio works for, all at once. */
export const logoGridSchema = z.strictObject({
  ...sectionFields,
  brands: brands().describe('Names of clients in src/content/brands.yaml, or clients written out.'),
});
