import type { Picture } from '../workshop/types.ts';

/** Films by one frame each, and how wide its mask is at 720 lines. */
const FILMS = { guest: 1720, rain: 960, lift: 960, audience: 1720, desk: 1196, booth: 1332 };

const CREW = ['director', 'camera', 'focus', 'sound', 'cutter', 'producer'];

/** Frames of black and white film: silhouettes before one light. */
export const studioAgency: readonly Picture[] = [
  ...Object.entries(FILMS).map(([film, width]): Picture => ({
    name: `studio-agency/${film}`,
    kind: 'drawing',
    source: 'drawings/rushes/still.ts',
    size: [width, 720],
    params: { film },
  })),
  ...CREW.map((member): Picture => ({
    name: `studio-agency/${member}`,
    kind: 'drawing',
    source: 'drawings/rushes/crew.ts',
    size: [960, 720],
    params: { member },
  })),
];
