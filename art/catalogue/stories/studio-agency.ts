import type { Picture } from '../../workshop/types.ts';

/** Stills, and how wide they are where they are 720 high. */
const STILLS = {
  'guest-glass': 1720,
  'guest-chairs': 1720,
  'guest-bottle': 1720,
  'guest-title': 1720,
  'rain-above': 960,
  'rain-puddle': 960,
  'lift-dial': 960,
  'call-windows': 1332,
};

/** Pictures of the pages of studio-agency’s works. */
export const studioAgencyStories: readonly Picture[] = Object.entries(STILLS).map(
  ([still, width]): Picture => ({
    name: `studio-agency/${still}`,
    kind: 'drawing',
    source: 'drawings/stories/studio-agency/still.ts',
    size: [Math.round(width * (width === 1720 ? 1 : 1.5)), width === 1720 ? 720 : 1080],
    params: { still },
  }),
);
