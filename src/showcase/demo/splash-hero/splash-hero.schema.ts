import { z } from 'astro/zod';
import { picture } from '~/lib/pictures/picture';
import { demos } from '~/lib/routes/demos';
import { demoWindow } from '../demo-catalogue/demo-window';

/** How many homes stand in the first screen's windows. */
const WINDOWS = 3;

const VIEW = {
  widths: [480, 720],
  sizes: '(width < 40rem) 60vw, (width < 64rem) 40vw, 30vw',
  hasPhone: true,
};

/** The homes of these names; others of the catalogue stand in for those that an owner has removed. */
function chosen(names: string[]) {
  const built = demos.filter(({ built }) => built);
  const named = names.flatMap((name) => built.find(({ slug }) => slug === name) ?? []);
  return [...new Set([...named, ...built])].slice(0, WINDOWS);
}

/** The first screen of the splash page: what this is, what it costs, and how to get it. */
export const splashHeroSchema = z.strictObject({
  kind: z.string().min(1).describe('What is sold, in one plain line.'),
  heading: z.string().min(1).describe('The page’s heading.'),
  text: z.string().min(1).describe('One or two sentences below it.'),
  buy: z
    .string()
    .min(1)
    .describe(
      'The words of the link to the checkout, whose address is `buyUrl` in `site.config.ts`.',
    ),
  view: z.string().min(1).describe('The words of the link to the demos below.'),
  picture: picture({ widths: [780, 1080, 1440, 2400], sizes: '100vw' }).describe(
    'The roofs of the street, from edge to edge above the windows.',
  ),
  windows: z
    .array(z.string().min(1))
    .transform((names) => Promise.all(chosen(names).map((demo) => demoWindow(demo, VIEW))))
    .describe('The homes in the first screen’s windows, by their folders’ names.'),
});
