import { z } from 'astro/zod';

const path = z.array(z.union([z.string(), z.int()]));
/** What JSON can say, content can. */
const value = z.json();
const order = z.array(z.string()).optional();

/** One change of a content file, as it is sent. */
export const editSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('set'), path, value, order }),
  z.strictObject({ kind: z.literal('remove'), path }),
  z.strictObject({ kind: z.literal('insert'), path, index: z.int().min(0), value }),
  z.strictObject({ kind: z.literal('move'), path, from: z.int().min(0), to: z.int().min(0) }),
]);
