import { z } from 'astro/zod';
import { worksWith } from '~/lib/collections/works';
import { sceneFields } from './roll/roll.schema';

/** Films by a frame each, and the slate of the take that was printed. */
export const rushesSchema = z.strictObject({
  ...sceneFields,
  hint: z.string().min(1).describe('What the strip is, for those who cannot see that it scrolls.'),
  caseStudy: z.string().min(1).describe('The words of the link from each film to its page.'),
  films: worksWith(
    { widths: [720, 1080, 1440, 1920], sizes: '(width < 48rem) 80vw, 60vw' },
    {
      text: z.string().min(1).describe('For whom, and how long: `Vela, 60 seconds`.'),
      mask: z.string().min(1).describe('The frame’s form, as width to height: 1.85.'),
      slate: z
        .strictObject({
          roll: z.string().min(1).describe('The roll’s number.'),
          scene: z.string().min(1).describe('The scene’s number.'),
          take: z.string().min(1).describe('The number of the take that was printed.'),
          date: z.string().min(1).describe('As it is chalked, for example 14 Nov 25.'),
        })
        .describe('The slate of the take that was printed.'),
    },
  ),
});
