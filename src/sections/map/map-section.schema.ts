import { z } from 'astro/zod';
import { MIN_ZOOM } from '~/lib/map/place';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';
import { mapLooks } from '~/widgets/map/map-styles';

const map = z.strictObject({
  look: z
    .enum(mapLooks)
    .default('light')
    .describe('The colours of the drawn map; all are made of the theme’s own.'),
  height: z.enum(['tall', 'standard']).default('standard').describe('650 pixels, or 550.'),
  place: z
    .strictObject({
      latitude: z.number().min(-85).max(85).describe('In degrees, south of the equator below 0.'),
      longitude: z.number().min(-180).max(180).describe('In degrees, west of Greenwich below 0.'),
      zoom: z.int().min(MIN_ZOOM).max(19).describe('How near: 19 shows single houses.'),
    })
    .optional()
    .describe('Another place than the site’s own in site.config.ts.'),
  label: z
    .string()
    .min(1)
    .optional()
    .describe('The marker’s words, where they are not the site’s own.'),
  caption: z.string().min(1).optional().describe('One line below the map.'),
});

/** One map or two. */
export const mapSectionSchema = z.strictObject({
  id: sectionFields.id,
  heading: sectionFields.heading.optional(),
  text: sectionFields.text,
  maps: z.array(map).min(1).max(2).describe('One map, or two.'),
});
