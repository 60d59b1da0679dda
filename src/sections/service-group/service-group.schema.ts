import { z } from 'astro/zod';
import { services } from '~/lib/collections/services';
import { link } from '~/lib/routes/link';
import { picture } from '~/lib/pictures/picture';
import { prose } from '~/lib/markdown/prose';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

/** A group of services with a picture; the first is the lead service. */
export const serviceGroupSchema = z.strictObject({
  id: sectionFields.id,
  tone: sectionFields.tone,
  heading: sectionFields.heading,
  text: prose().describe('One or two sentences about the whole group, in Markdown.'),
  picture: picture({
    widths: [720, 1080, 1440],
    // Its box is taller than the picture, which is cropped at both sides.
    sizes: '(width < 64rem) 92vw, 62vw',
  }).describe('What the group has made.'),
  href: link().describe('Where each service leads.'),
  price: z.string().min(1).describe('What the lead costs, for example From € 2,400.'),
  more: z.string().min(1).describe('The words of the lead’s link.'),
  services: services().describe(
    'The services, the lead first: names from src/content/services.yaml, or written out here.',
  ),
});
