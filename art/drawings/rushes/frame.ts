import type { Drawing } from '../../workshop/types.ts';
import { grainFilter, page, svg } from '../kit.ts';

/** What stands in one frame of film, from the back to the front: light, then who stands before it. */
export interface Frame {
  readonly width: number;
  /** Drawn as it is, before the people: glass, screens, haze. */
  readonly light: string;
  /** Black, with the edges that a lens makes; shapes that touch run into each other. */
  readonly people: string;
  /** Over the people: rain, steam, a strip of film that the light shines through. */
  readonly front?: string;
}

const HEIGHT = 720;

/** A frame of black and white film: silhouettes before a light that is blown out. */
export function frame({ width, light, people, front = '' }: Frame): Drawing {
  // As large as the frame: a blur that ends at its own shape leaves an edge.
  const whole = `x="0" y="0" width="${width}" height="${HEIGHT}" filterUnits="userSpaceOnUse"`;
  const defs = `
    <filter id="glow" ${whole}><feGaussianBlur stdDeviation="70"/></filter>
    <filter id="soft" ${whole}><feGaussianBlur stdDeviation="16"/></filter>
    <filter id="lens" ${whole}>
      <feGaussianBlur stdDeviation="2.2"/><feColorMatrix values="1 0 0 0 0  0 1 0 0 0  0 0 1 0 0  0 0 0 9 -4"/>
      <feGaussianBlur stdDeviation="1.3"/>
    </filter>
    <filter id="veil" ${whole}><feGaussianBlur stdDeviation="46"/></filter>
    <radialGradient id="edge" cx=".5" cy=".5" r=".72"><stop offset=".45" stop-opacity="0"/><stop offset="1" stop-opacity=".72"/></radialGradient>
    ${grainFilter('grain', 11, 1.1)}`;
  const all = `<rect width="${width}" height="${HEIGHT}"`;
  return page({
    width,
    height: HEIGHT,
    scale: 1,
    body: svg(
      width,
      HEIGHT,
      `<defs>${defs}</defs>${all} fill="#141414"/>${light}
      <g fill="#050505" filter="url(#lens)">${people}</g>${front}
      <g filter="url(#veil)" opacity=".13" style="mix-blend-mode:screen">${light}</g>
      ${all} fill="url(#edge)"/>${all} filter="url(#grain)" opacity=".16"/>`,
    ),
  });
}

/** A shape that shines: itself, and around it what it does to the air. */
export function shining(shape: string, air = 0.75): string {
  return `<g fill="#fff" filter="url(#glow)" opacity="${air}">${shape}</g><g fill="#fff" filter="url(#soft)" opacity=".6">${shape}</g><g fill="#fff">${shape}</g>`;
}
