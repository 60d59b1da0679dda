import { z } from 'astro/zod';
import { entriesOf } from '~/lib/collection';
import { icon } from '~/lib/icon';

/** What the studio does, by its names in `src/content/services.yaml`. */
export const services = () =>
  entriesOf(
    'services',
    z.strictObject({
      /** The heading under which a page that lists all may put it. */
      group: z.string().optional(),
      icon: icon(),
      title: z.string().min(1),
      description: z.string().min(1),
    }),
  );
