import { z } from 'astro/zod';
import { entriesOf } from '~/lib/content/collection';
import { icon } from '~/lib/icons/icon';

/** The studio's services, by name in `src/content/services.yaml`. */
export const services = () =>
  entriesOf(
    'services',
    z.strictObject({
      group: z
        .string()
        .optional()
        .describe('The heading under which a page that lists all may put it.'),
      icon: icon().optional().describe('An icon by its name at tabler.io/icons.'),
      title: z.string().min(1).describe('What it is called.'),
      description: z.string().min(1).describe('One or two sentences.'),
    }),
  );
