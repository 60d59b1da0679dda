import { z } from 'astro/zod';
import { picture } from '~/lib/picture';
import { slateSchema } from '~/ui/slate/Slate';

/** One line of a tab: a skill, a prize, a post, a degree. */
const entry = z.strictObject({
  title: z.string().min(1),
  text: z.string().min(1),
  /** A year or a span of years, where there is one. */
  when: z.string().optional(),
});

const tab = z.strictObject({
  /** The tab's part of an address: `about-awards` opens by `/#about-awards`. */
  id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'lower case letters, digits and dashes'),
  label: z.string().min(1),
  entries: z.array(entry).min(1),
});

/** One tab of the section. */
export type AboutTab = z.infer<typeof tab>;

/** Who somebody is: a portrait, a few sentences, two figures, and tabs with the rest. */
export const aboutMeSchema = z.strictObject({
  /** `frame`: the portrait as it is, at the start; `arch`: under a round arch, at the end. */
  variant: z.enum(['frame', 'arch']).default('frame'),
  slate: slateSchema.optional(),
  heading: z.string().min(1),
  text: z.array(z.string().min(1)).min(1),
  claims: z.array(z.strictObject({ value: z.string().min(1), label: z.string().min(1) })),
  headshot: picture({ widths: [360, 540, 720, 1080], sizes: '(width < 48rem) 92vw, 32vw' }),
  /** Words below the portrait. */
  caption: z.string().optional(),
  tabs: z.array(tab).min(2),
});
