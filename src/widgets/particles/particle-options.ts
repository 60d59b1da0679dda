import type { ISourceOptions } from '@tsparticles/engine';
import { PARTICLES } from './constants';

/** The unit of the density's area: thousands of square pixels. */
const THOUSAND = 1000;

/** The colours of a field, in a form that the engine parses: `rgb(…)` or `#…`. */
export interface ParticleColors {
  dots: string;
  links: string;
}

/** The particle engine's options. */
export function particleOptions({ dots, links }: ParticleColors): ISourceOptions {
  const { number, frameLimit, speed, linkDistance, size, opacity, densityArea, pushed } = PARTICLES;
  return {
    fullScreen: { enable: false },
    fpsLimit: frameLimit,
    detectRetina: true,
    // Keeps the visitor's own pause in effect when the window or the page loses and regains focus.
    pauseOnBlur: false,
    pauseOnOutsideViewport: false,
    particles: {
      number: {
        value: number,
        density: { enable: true, width: densityArea, height: THOUSAND },
      },
      paint: { fill: { enable: true, color: { value: dots } } },
      links: { enable: true, distance: linkDistance, color: links, opacity, width: 1 },
      move: { enable: true, speed, outModes: 'bounce' },
      opacity: { value: opacity },
      shape: { type: 'circle' },
      size: { value: { min: 1, max: size } },
    },
    interactivity: {
      detectsOn: 'canvas',
      events: {
        onClick: { enable: true, mode: 'push' },
        onHover: { enable: true, mode: 'repulse' },
      },
      modes: { push: { quantity: pushed } },
    },
  };
}
