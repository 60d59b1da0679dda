import { rgb, stops } from '../heroes/pixels.ts';

/** What shines behind the glass, from its shade to its light, and the glow around it. */
export const LIGHTS = {
  apricot: {
    colours: stops([0, '#ff4a2b'], [0.38, '#ff7d3a'], [0.72, '#ffb766'], [1, '#fff0cf']),
    glow: rgb('#ffdcc2'),
  },
  periwinkle: {
    colours: stops([0, '#2f35d8'], [0.45, '#5b67f1'], [0.8, '#9aa6ff'], [1, '#dfe5ff']),
    glow: rgb('#cdd4ff'),
  },
  rose: {
    colours: stops([0, '#f0387f'], [0.5, '#ff86ae'], [1, '#ffe2ea']),
    glow: rgb('#ffd6e2'),
  },
  honey: {
    colours: stops([0, '#ffab2e'], [0.6, '#ffd06e'], [1, '#fff6d6']),
    glow: rgb('#ffeccb'),
  },
} as const;

/** One of the lights, by its name. */
export type Light = keyof typeof LIGHTS;
