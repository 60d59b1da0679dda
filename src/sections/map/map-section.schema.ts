import { z } from 'astro/zod';
import { MIN_ZOOM } from '~/lib/map/place';
import { mapLooks } from '~/widgets/map/map-looks';

const map = z.strictObject({
  /** How the drawn map looks. */
  look: z.enum(mapLooks).default('light'),
  /** 650 pixels or 550. */
  height: z.enum(['tall', 'standard']).default('standard'),
  /** Another place than the site's own (`site.config.ts`). */
  place: z
    .strictObject({
      latitude: z.number().min(-85).max(85),
      longitude: z.number().min(-180).max(180),
      zoom: z.int().min(MIN_ZOOM).max(19),
    })
    .optional(),
  /** The marker's words, where they are not the site's own. */
  label: z.string().min(1).optional(),
  /** One line below the map. */
  caption: z.string().min(1).optional(),
});

/** One map or two. */
export const mapSectionSchema = z.strictObject({
  /** The section's anchor. */
  id: z.string().optional(),
  heading: z.string().min(1).optional(),
  text: z.string().optional(),
  /** From edge to edge of the window, within the page's margins, or two beside each other, one wider. */
  layout: z.enum(['bleed', 'page', 'wide-first', 'wide-last']).default('bleed'),
  maps: z.array(map).min(1).max(2),
});
