import { z } from 'astro/zod';
import { entriesOf } from '~/lib/content/collection';
import { logo } from '~/lib/pictures/logo';

/** Clients and their logos, by name in `src/content/brands.yaml`. */
export const brands = () =>
  entriesOf(
    'brands',
    z.strictObject({
      name: z.string().min(1).describe('Whose logo it is.'),
      logo: logo().describe('A file in src/assets/logos, drawn in currentColor.'),
      line: z.string().min(1).describe('Their trade, in two or three words.'),
    }),
  );
