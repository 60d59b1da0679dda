import { z } from 'astro/zod';
import { materials } from './constants';

/** Materials of a room, each with the name that stands under its sample. */
export const materialsSchema = z
  .array(
    z.strictObject({
      material: z.enum(materials).describe('What the sample is of.'),
      name: z.string().min(1).describe('What it is called here.'),
    }),
  )
  .min(1);

/** A room's materials. */
export type RoomMaterials = z.infer<typeof materialsSchema>;
