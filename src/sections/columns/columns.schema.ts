import { z } from 'astro/zod';
import { bandTones } from '~/ui/band/Band';

const column = z.strictObject({
  heading: z.string().min(1),
  /** Paragraphs. */
  text: z.array(z.string().min(1)).min(1),
});

const row = z.discriminatedUnion('width', [
  z.strictObject({ width: z.literal('full'), columns: z.array(column).length(1) }),
  z.strictObject({ width: z.literal('half'), columns: z.array(column).length(2) }),
  z.strictObject({ width: z.literal('third'), columns: z.array(column).length(3) }),
]);

/** Rows of text, each of one full column, two halves or three thirds. */
export const columnsSchema = z.strictObject({
  /** Anchor for one-page menus. */
  id: z.string().optional(),
  tone: z.enum(bandTones).optional(),
  rows: z.array(row).min(1),
});
