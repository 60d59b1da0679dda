import type { Draw } from '../../workshop/types.ts';
import { page, stream, svg, textParam } from '../kit.ts';
import { hill, ICE, land, mast, MINT, rings, rough, SEA, sea } from './lines.ts';

/** How high a line of the land stands at its farthest, its highest and its nearest. */
const swell = (depth: number) => Math.sin(Math.PI * Math.min(1, depth * 0.92 + 0.06)) ** 0.9;

/** The island of the first screen: its summit at the right, its long foot to the left. */
function island(): string {
  const [width, height] = [2400, 1500];
  const rise = (x: number, depth: number) => {
    const back = depth * 90;
    const shape =
      620 * hill(x, 1840 - back, 420) ** 1.5 +
      210 * hill(x, 1410 + back, 330) +
      150 * hill(x, 2185 - back, 205) -
      26;
    const bite = 0.62 + 0.76 * rough(x / 210, depth * 5.2, 11);
    return shape * swell(depth) * bite - 60 * depth ** 6;
  };
  return svg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${SEA}"/>` +
      rings(1812, 262, [70, 150, 245, 355, 480, 620, 775, 945], 3) +
      sea(width, 900, height, stream(8)) +
      land({ width, top: 800, bottom: 1215, count: 54, rise, wide: 3 }) +
      mast(1812, 402, 140, 3),
  );
}

/** A ridge at night with the mast on it. */
function topo(): string {
  const [width, height] = [1500, 1000];
  const rise = (x: number, depth: number) =>
    (130 + 330 * hill(x, 980 - depth * 160, 900) - 110 * hill(x, 330, 240)) *
      (0.55 + 0.8 * rough(x / 260, depth * 4, 5)) *
      (1 - depth * 0.82) +
    10;
  return svg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${SEA}"/>` +
      rings(985, 190, [90, 190, 310], 3.5) +
      land({ width, top: 760, bottom: 1040, count: 34, rise, wide: 3 }) +
      mast(985, 440, 250, 4),
  );
}

/** A beach cut through: the sea's bed, the cable on its floats, and the hut. */
function landing(): string {
  const [width, height] = [1500, 1000];
  const rise = (x: number, depth: number) =>
    (70 + 420 * (1 - hill(x, -200, 1500)) ** 1.4) *
      (0.8 + 0.4 * rough(x / 320, depth * 3.4, 21)) *
      (1 - depth * 0.8) +
    8;
  const floats = Array.from({ length: 11 }, (_, index) => 90 + index * 84);
  const sag = floats
    .slice(1)
    .map((x) => `Q${x - 42} 470 ${x} 424`)
    .join('');
  const hut = `<g transform="translate(1290 286)"><path d="M0 66V0l54-34 54 34v66Z" fill="${SEA}" stroke="${ICE}" stroke-width="4" stroke-linejoin="round"/><path d="M42 66V22h26v44" fill="${MINT}"/></g>`;
  return svg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${SEA}"/>` +
      `<path d="M0 424H1010" stroke="${MINT}" stroke-opacity=".6" stroke-width="3"/>` +
      land({ width, top: 720, bottom: 1060, count: 30, rise, wide: 3 }) +
      hut +
      `<path d="M-10 424L${floats[0]} 424${sag}C990 470 1090 380 1180 372S1290 352 1344 352" fill="none" stroke="${ICE}" stroke-width="5" stroke-linecap="round"/>` +
      floats
        .map(
          (x) =>
            `<circle cx="${x}" cy="420" r="13" fill="${SEA}" stroke="${MINT}" stroke-width="5"/>`,
        )
        .join(''),
  );
}

const places = { island, topo, landing };

/** Far places in lines, one before the other, as a set on watch would trace them. Parameter: `place`. */
const draw: Draw = (params) => {
  const name = textParam(params, 'place', 'island');
  const paint = name === 'topo' || name === 'landing' ? places[name] : places.island;
  const [width, height] = paint === island ? [2400, 1500] : [1500, 1000];
  return page({ width, height, body: paint(), scale: 1 });
};

export default draw;
