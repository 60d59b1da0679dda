import { z } from 'astro/zod';
import { hasRoute } from './routes';
import { internalPath, withBase } from './url';

const ADDRESS = /^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)/;

/**
 * An address in content: `/contact`, `#portfolio`, `https://…`, `mailto:…` or `tel:…`.
 * A path must lead to a page of this site; it comes out with the base path in front.
 */
export const link = () =>
  z
    .string()
    .regex(ADDRESS, 'an address: /page, #anchor, https://…, mailto:… or tel:…')
    .refine((address) => hasRoute(internalPath(address) ?? '/'), {
      error: ({ input }) => `a page of this site: there is no src/pages${String(input)}.astro`,
    })
    .transform((address) => withBase(address));
