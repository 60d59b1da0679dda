import { z } from 'astro/zod';
import { picture } from '~/lib/pictures/picture';
import { workFields } from '~/lib/works/work-fields';
import { workParts } from './work-parts.schema';

/** A work's file: what lists and search engines say of it, its cover, and the parts of its page. */
export const workSchema = z.strictObject({
  ...workFields,
  cover: picture({
    widths: [720, 1080, 1440, 1920],
    sizes: '(width < 90rem) 92vw, 84rem',
  }).describe('The picture on its cards and at the head of its page.'),
  parts: workParts,
});
