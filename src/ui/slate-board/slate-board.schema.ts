import { z } from 'astro/zod';

/** What a camera assistant chalks on the slate before a take. */
export const slateBoardSchema = z.strictObject({
  /** What is being filmed, where the words around it do not say so. */
  production: z.string().min(1).optional(),
  /** The film's roll: `A214`. */
  roll: z.string().min(1),
  scene: z.string().min(1),
  take: z.string().min(1),
  /** As it is chalked: `14 Nov 23`. */
  date: z.string().min(1),
});
