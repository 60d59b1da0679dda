import type { Draw } from '../../workshop/types.ts';
import { page, repeat, svg } from '../kit.ts';

/** Six flat colours; nothing else is used. */
const TOMATO = '#ff5436';
const COBALT = '#2746f0';
const SUN = '#ffc428';
const PINE = '#0c6b52';
const ROSE = '#ffb5cf';
const INK = '#17131f';

function block(
  x: number,
  y: number,
  w: number,
  h: number,
  ground: string,
  content: string,
): string {
  const id = `c${x}-${y}`;
  return `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${w}" height="${h}"/></clipPath><g clip-path="url(#${id})"><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${ground}"/><g transform="translate(${x} ${y})">${content}</g></g>`;
}

/** A moon above a flight of steps. */
const steps = `<circle cx="196" cy="206" r="116" fill="${INK}"/><circle cx="240" cy="178" r="104" fill="${SUN}"/>${repeat(6, (k) => `<rect x="${k * 92}" y="${790 - 78 * (k + 1)}" width="${600 - k * 92}" height="800" fill="${k % 2 === 0 ? TOMATO : ROSE}"/>`)}`;

/** A tulip with two leaves. */
const tulip = `<rect x="286" y="330" width="28" height="500" fill="${INK}"/><path d="M300 800C180 760 110 640 120 500C220 540 290 640 300 800ZM300 800C420 780 490 690 490 560C390 590 315 670 300 800Z" fill="${SUN}"/><path d="M170 130C170 300 220 370 300 370S430 300 430 130L365 210L300 90L235 210Z" fill="${ROSE}"/><path d="M300 90L365 210L430 130C430 300 380 370 300 370Z" fill="${TOMATO}"/>`;

/** A fish. */
const fish = `<path d="M70 210C170 60 390 60 500 210C390 360 170 360 70 210Z" fill="${COBALT}"/><path d="M470 210L620 90V330Z" fill="${INK}"/><path d="M70 210C105 158 150 122 204 104C250 170 250 250 204 316C150 298 105 262 70 210Z" fill="${ROSE}"/><circle cx="150" cy="190" r="22" fill="${INK}"/>${repeat(3, (k) => `<path d="M${282 + k * 62} ${128 - (k === 1 ? 6 : 0)}q46 82 0 164" fill="none" stroke="${SUN}" stroke-width="16"/>`)}`;

/** A cup with one curl of steam. */
const cup = `<path d="M150 250H470V390A130 130 0 0 1 340 520H280A130 130 0 0 1 150 390Z" fill="${INK}"/><path d="M470 290h46a62 62 0 0 1 0 124h-56v-38h50a24 24 0 0 0 0-48h-40Z" fill="${INK}"/><path d="M150 250H310V520H280A130 130 0 0 1 150 390Z" fill="${PINE}"/><path d="M300 210c-60-50 60-70 10-130" fill="none" stroke="${INK}" stroke-width="24" stroke-linecap="round"/><rect x="90" y="536" width="450" height="26" fill="${COBALT}"/>`;

/** An eye that is also a sunrise. */
const eye = `<path d="M0 240Q310-40 620 240Q310 520 0 240Z" fill="${ROSE}"/><circle cx="310" cy="240" r="128" fill="${COBALT}"/><path d="M182 240A128 128 0 0 1 438 240Z" fill="${TOMATO}"/><circle cx="310" cy="240" r="54" fill="${INK}"/>`;

/** Six blocks of colour with one shape each; the large one on the left stays empty for type. */
const draw: Draw = () => {
  const body = svg(
    2400,
    1500,
    [
      block(
        0,
        0,
        1080,
        1500,
        COBALT,
        `<circle cx="1080" cy="1500" r="330" fill="${INK}"/><circle cx="1080" cy="1500" r="170" fill="${SUN}"/>`,
      ),
      block(1080, 0, 560, 880, SUN, steps),
      block(1640, 0, 760, 470, TOMATO, `<g transform="translate(66 26)">${fish}</g>`),
      block(1640, 470, 760, 410, INK, `<g transform="translate(70 -35)">${eye}</g>`),
      block(1080, 880, 640, 620, ROSE, `<g transform="translate(12 14)">${cup}</g>`),
      block(1720, 880, 680, 620, PINE, `<g transform="translate(100 -8) scale(.8)">${tulip}</g>`),
    ].join(''),
  );
  return page({
    width: 1200,
    height: 750,
    style: 'svg{display:block;width:1200px;height:750px}',
    body,
  });
};

export default draw;
