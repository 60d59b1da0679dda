/**
 * A client's logo: sign and wordmark on a page 48 high, in the colour of the text around it, with an
 * id by which pages show it.
 */
import { textParam } from '../kit.ts';
import type { Draw } from '../../workshop/types.ts';
import { SIGNS } from './signs.ts';
import { outline } from './type.ts';
import type { Run } from './type.ts';

const HEIGHT = 48;

interface Logo {
  /** Name of the sign; wordmarks may stand alone. */
  readonly sign?: string;
  /** Scale of the sign, so that signs of different density weigh the same. */
  readonly scale?: number;
  readonly runs: readonly (Run & { readonly accent?: true })[];
}

const LOGOS: Readonly<Record<string, Logo>> = {
  halden: {
    sign: 'halden',
    scale: 0.9,
    runs: [{ text: 'HALDEN', face: 'jost', size: 28, x: 50, y: 34, tracking: 130 }],
  },
  'osprey-labs': {
    sign: 'osprey',
    runs: [
      { text: 'osprey', face: 'sora', size: 25, x: 49, y: 32.5, tracking: -20 },
      { text: 'labs', face: 'soraLight', size: 25, x: 141, y: 32.5, tracking: -20 },
    ],
  },
  'meridian-foods': {
    sign: 'meridian',
    scale: 0.95,
    runs: [
      { text: 'Meridian', face: 'outfit', size: 24, x: 49, y: 23, tracking: -5 },
      { text: 'Foods', face: 'outfitLight', size: 24, x: 49, y: 43, tracking: -5 },
    ],
  },
  'kettle-and-crane': {
    runs: [
      { text: 'Kettle', face: 'fraunces', size: 30, x: 0, y: 34.5, tracking: -10 },
      { text: '&', face: 'frauncesItalic', size: 34, x: 93, y: 34.5, accent: true },
      { text: 'Crane', face: 'fraunces', size: 30, x: 124, y: 34.5, tracking: -10 },
    ],
  },
  northfold: {
    sign: 'northfold',
    scale: 0.98,
    runs: [{ text: 'Northfold', face: 'spaceGrotesk', size: 27, x: 49, y: 33.5, tracking: -25 }],
  },
  'lumen-rail': {
    sign: 'lumen',
    runs: [
      { text: 'LUMEN', face: 'jost', size: 21, x: 50, y: 22, tracking: 190 },
      { text: 'RAIL', face: 'jostLight', size: 21, x: 50, y: 42, tracking: 190 },
    ],
  },
  fathom: {
    sign: 'fathom',
    scale: 0.96,
    runs: [{ text: 'Fathom', face: 'cormorant', size: 37, x: 49, y: 35, tracking: -5 }],
  },
  'pilcrow-press': {
    sign: 'pilcrow',
    scale: 0.92,
    runs: [{ text: 'Pilcrow Press', face: 'dmSerif', size: 28, x: 44, y: 34 }],
  },
  vela: {
    sign: 'vela',
    runs: [{ text: 'vela', face: 'unbounded', size: 29, x: 51, y: 34, tracking: -30 }],
  },
  saltmarsh: {
    sign: 'saltmarsh',
    runs: [{ text: 'Saltmarsh', face: 'frauncesItalic', size: 30, x: 49, y: 34, tracking: -5 }],
  },
};

/** Numbers without needless zeros; for drawing alone: an address such as `www.w3.org` has numbers too. */
function tidy(markup: string): string {
  return markup.replace(/(\d+\.\d*?)0+(?=\D)/g, '$1').replace(/(\d)\.(?=\D)/g, '$1');
}

const draw: Draw = (params) => {
  const name = textParam(params, 'logo', '');
  const logo = LOGOS[name];
  if (logo === undefined) throw new Error(`no logo is called ${name}`);
  const sign = logo.sign === undefined ? '' : SIGNS[logo.sign];
  if (sign === undefined) throw new Error(`no sign is called ${logo.sign ?? ''}`);

  const scale = logo.scale ?? 1;
  const placed =
    scale === 1
      ? sign
      : `<g transform="translate(${(40 * (1 - scale)) / 2} ${24 * (1 - scale)}) scale(${scale})">${sign}</g>`;
  const words = logo.runs.map((run) => ({ ...outline(run), accent: run.accent === true }));
  const shapes = (accent: boolean): string => {
    const d = words.filter((word) => word.accent === accent).map((word) => word.d);
    return d.length === 0 ? '' : `<path d="${d.join('')}"/>`;
  };
  const width = Math.ceil(Math.max(...words.map(({ right }) => right)));
  const content = placed + shapes(true) + shapes(false);
  return {
    width,
    height: HEIGHT,
    markup: `<svg xmlns="http://www.w3.org/2000/svg" id="${name}" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}" fill="currentColor">${tidy(content)}</svg>\n`,
  };
};

export default draw;
