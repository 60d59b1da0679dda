import { z } from 'astro/zod';
import { entriesOf } from '~/lib/collection';
import { logo } from '~/lib/logo';

/** Clients with their logos, by their names in `src/content/brands.yaml`. */
export const brands = () =>
  entriesOf(
    'brands',
    z.strictObject({
      name: z.string().min(1),
      logo: logo(),
      /** Their trade, in two or three words. */
      line: z.string().min(1),
    }),
  );
