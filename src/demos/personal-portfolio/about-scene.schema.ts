import { picture } from '~/lib/pictures/picture';
import { aboutMeSchema } from '~/sections/about-me/about-me.schema';
import { timecode } from './timecode.schema';

/** Who somebody is: a figure against the light, a few sentences, two figures, and tabs with the rest. */
export const aboutSceneSchema = aboutMeSchema.extend({
  timecode,
  headshot: picture({ widths: [750, 1080, 1440, 1920, 2400], sizes: '100vw' }).describe(
    'The portrait, from edge to edge: its left part stays dark, for the words.',
  ),
});
