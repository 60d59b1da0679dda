/**
 * The press behind the article covers: four palette families, inks that overprint,
 * cut paper that casts shadows, halftones and a quiet paper grain. A cover is a
 * sketch on 1200 × 800 units; palette and seed can be replaced in the catalogue.
 */
import { numberParam, page, stream, svg, textParam } from '../kit.ts';
import type { Draw } from '../../workshop/types.ts';

const WIDTH = 1200;
const HEIGHT = 800;

/** Seven papers: `paper` is the lightest, `ink` the darkest, `deep` a dark that is still a colour. */
export interface Palette {
  readonly paper: string;
  readonly ink: string;
  readonly hot: string;
  readonly cool: string;
  readonly sun: string;
  readonly soft: string;
  readonly deep: string;
}

const PALETTES = {
  primary: {
    paper: '#f6eedd',
    ink: '#17163a',
    hot: '#ff4b3e',
    cool: '#2350d6',
    sun: '#ffc02e',
    soft: '#ffb9ad',
    deep: '#10307f',
  },
  orchard: {
    paper: '#f7f1e1',
    ink: '#102c25',
    hot: '#f25c33',
    cool: '#1f8560',
    sun: '#f8c84a',
    soft: '#f8b9c4',
    deep: '#0e4c3c',
  },
  clay: {
    paper: '#fcecdc',
    ink: '#35162a',
    hot: '#d94f2b',
    cool: '#7fa6a0',
    sun: '#f3a858',
    soft: '#f7cdb0',
    deep: '#6f2340',
  },
  night: {
    paper: '#f4f0e6',
    ink: '#10132f',
    hot: '#ff6f59',
    cool: '#45bfae',
    sun: '#ffd762',
    soft: '#b7b3f2',
    deep: '#262e78',
  },
} as const satisfies Record<string, Palette>;

type PaletteName = keyof typeof PALETTES;

function isPaletteName(name: string): name is PaletteName {
  return Object.hasOwn(PALETTES, name);
}

/** Colour, or any paint: `url(#…)`. */
type Paint = string;

export function disc(x: number, y: number, r: number, fill: Paint, more = ''): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: Paint, more = ''): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: Paint,
  radius = 0,
  more = '',
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${more}/>`;
}

export function shape(path: string, fill: Paint, more = ''): string {
  return `<path d="${path}" fill="${fill}" ${more}/>`;
}

/** A line with round ends. */
export function line(path: string, colour: Paint, width: number, more = ''): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

export function at(x: number, y: number, content: string, turn = 0, scale = 1): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${content}</g>`;
}

/** One piece of paper, 1 (glued flat) to 3 (standing off the sheet). */
export function cut(depth: 1 | 2 | 3, content: string): string {
  return `<g filter="url(#cut${depth})">${content}</g>`;
}

/** One run through the press: this ink darkens what is printed below it. */
export function over(content: string): string {
  return `<g style="mix-blend-mode:multiply">${content}</g>`;
}

/** `content` shows only inside of `mask`. */
export function inside(id: string, mask: string, content: string): string {
  return `<clipPath id="${id}">${mask}</clipPath><g clip-path="url(#${id})">${content}</g>`;
}

/** A dot screen to fill shapes with: `url(#id)`. */
export function dots(id: string, colour: string, step: number, radius: number, turn = 22): string {
  return `<pattern id="${id}" width="${step}" height="${step}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">${disc(step / 2, step / 2, radius, colour)}</pattern>`;
}

/** A line screen to fill shapes with. */
export function stripes(
  id: string,
  colour: string,
  step: number,
  width: number,
  turn = 45,
): string {
  return `<pattern id="${id}" width="${step}" height="${step}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><rect width="${step}" height="${width}" fill="${colour}"/></pattern>`;
}

function shadow(id: string, dx: number, dy: number, blur: number, strength: number): string {
  return `<filter id="${id}" filterUnits="userSpaceOnUse" x="-1300" y="-900" width="2600" height="1800" color-interpolation-filters="sRGB">
<feGaussianBlur in="SourceAlpha" stdDeviation="${blur}"/><feOffset dx="${dx}" dy="${dy}" result="far"/><feFlood flood-color="#0a0614" flood-opacity="${strength}"/><feComposite in2="far" operator="in" result="cast"/>
<feOffset in="SourceAlpha" dx="1.1" dy="1.5" result="inner"/><feFlood flood-color="#fff" flood-opacity=".34"/><feComposite in2="SourceAlpha" operator="in"/><feComposite in2="inner" operator="out" result="edge"/>
<feMerge><feMergeNode in="cast"/><feMergeNode in="SourceGraphic"/><feMergeNode in="edge"/></feMerge></filter>`;
}

/** Fibres, printed everywhere, and the few specks where ink did not take. */
function paperFilters(seed: number): string {
  return `<filter id="fibre" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".03 .04" numOctaves="3" seed="${seed}"/><feColorMatrix values="0 0 0 0 .16  0 0 0 0 .10  0 0 0 0 .10  1.1 1.1 0 0 -.9"/></filter>
<filter id="specks" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".5" numOctaves="2" seed="${seed + 11}"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 .96  0 0 0 0 .88  6 6 0 0 -8.4"/></filter>`;
}

interface Sketch {
  /** The sheet that everything lies on. */
  readonly ground: string;
  /** Patterns, gradients and clips that `art` refers to. */
  readonly defs?: string;
  readonly art: string;
}

/** Makes a drawing module of a sketch; `palette` and `seed` of the catalogue replace its own. */
export function cover(
  family: PaletteName,
  seed: number,
  sketch: (palette: Palette, next: () => number) => Sketch,
): Draw {
  return (params) => {
    const name = textParam(params, 'palette', family);
    if (!isPaletteName(name)) throw new Error(`there is no palette called ${name}`);
    const number = numberParam(params, 'seed', seed);
    const { ground, defs = '', art } = sketch(PALETTES[name], stream(number));
    const filters = [
      shadow('cut1', 2, 4, 3, 0.3),
      shadow('cut2', 4, 10, 9, 0.34),
      shadow('cut3', 8, 20, 20, 0.38),
      paperFilters(number),
    ].join('');
    const sheet = `width="${WIDTH}" height="${HEIGHT}"`;
    return page({
      width: WIDTH,
      height: HEIGHT,
      style: 'svg{display:block;isolation:isolate}',
      body: svg(
        WIDTH,
        HEIGHT,
        `<defs>${filters}${defs}</defs><rect ${sheet} fill="${ground}"/>${art}
<rect ${sheet} filter="url(#specks)" opacity=".5"/><rect ${sheet} filter="url(#fibre)" opacity=".065" style="mix-blend-mode:multiply"/>`,
      ),
    });
  };
}
