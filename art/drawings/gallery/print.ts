/** A sheet for the art prints: 1200 × 900 units, printed softly, no frame. */
import { page, svg } from '../kit.ts';
import type { Drawing } from '../../workshop/types.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** Paper shadow, `depth` in units. */
export function lift(id: string, dx: number, dy: number, blur: number, strength: number): string {
  return `<filter id="${id}" filterUnits="userSpaceOnUse" x="-700" y="-700" width="2600" height="2400"><feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${blur}" flood-color="#0d0620" flood-opacity="${strength}"/></filter>`;
}

/** Ink that did not take everywhere: a mask for `content`. `wear` 0..1. */
export function worn(id: string, seed: number, wear: number): string {
  return `<filter id="${id}" filterUnits="userSpaceOnUse" x="0" y="0" width="1200" height="900"><feTurbulence type="fractalNoise" baseFrequency=".035 .05" numOctaves="4" seed="${seed}"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  3.400 3.400 0 0 ${(0.6 * wear - 4.5).toFixed(2)}" result="holes"/><feComposite in="SourceGraphic" in2="holes" operator="out"/></filter>`;
}

/** One ink: darkens what lies below, a little out of register. */
export function ink(content: string, dx = 0, dy = 0, more = ''): string {
  return `<g style="mix-blend-mode:multiply" transform="translate(${dx} ${dy})" ${more}>${content}</g>`;
}

export function sheet(seed: number, paper: string, defs: string, art: string): Drawing {
  const whole = `width="${WIDTH}" height="${HEIGHT}"`;
  return page({
    width: WIDTH,
    height: HEIGHT,
    style: 'svg{display:block;isolation:isolate}',
    body: svg(
      WIDTH,
      HEIGHT,
      `<defs><filter id="specks" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".5" numOctaves="2" seed="${seed + 3}"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 .96  0 0 0 0 .88  6 6 0 0 -8.200"/></filter>${defs}</defs><rect ${whole} fill="${paper}"/>${art}<rect ${whole} filter="url(#specks)" opacity=".45"/>`,
    ),
  });
}
