import { z } from 'astro/zod';
import { entriesOf } from '~/lib/collection';

/** What buyers of the template say, by their names in `src/content/feedback.yaml`. */
export const feedback = () =>
  entriesOf(
    'feedback',
    z.strictObject({
      /** As on the marketplace: `@harbour-lane`. */
      handle: z.string().startsWith('@'),
      heading: z.enum(['Design Quality', 'Customizability', 'Customer Support']),
      text: z.string().min(1),
      /** Stars, of five. */
      rating: z.int().min(1).max(5),
    }),
  );
