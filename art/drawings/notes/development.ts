/**
 * Three quiet compositions for the development entries: `motif` is "terminal"
 * (a cursor and its echoes), "api" (requests that meet in one point) or "library"
 * (parts that fit).
 */
import { grainFilter, page, range, repeat, stream, svg, textParam } from '../kit.ts';
import type { Draw } from '../../workshop/types.ts';

const WIDTH = 1200;
const HEIGHT = 900;
const NIGHT = '#0d0f14';
const TUNGSTEN = '#ffb454';
const CYAN = '#7ce0d6';

/** A prompt, and its cursor repeated like frames of a film, each further away. */
function terminal(): string {
  const frames = repeat(9, (k) => {
    const t = k / 8;
    const scale = 0.82 ** k;
    const x = 520 + 600 * (1 - 0.8 ** k) * 0.98;
    const y = 420 - 92 * (1 - scale);
    const w = 176 * scale;
    const h = 330 * scale;
    return `<rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" rx="${10 * scale}" fill="${k === 0 ? TUNGSTEN : '#0d0f14'}" stroke="${TUNGSTEN}" stroke-width="${3.4 - 1.8 * t}" opacity="${1 - 0.5 * t}"/>`;
  });
  const reversed = frames
    .split('<rect')
    .filter(Boolean)
    .reverse()
    .map((part) => `<rect${part}`)
    .join('');
  return `<defs><radialGradient id="glow" cx=".47" cy=".48" r=".5"><stop offset="0" stop-color="#4a3212"/><stop offset="1" stop-color="${NIGHT}"/></radialGradient></defs><rect width="1200" height="900" fill="url(#glow)"/>${reversed}<path d="M212 306L326 420 212 534" fill="none" stroke="#f4efe4" stroke-width="34"/><text x="172" y="824" font-family="JetBrains Mono" font-size="25" fill="#f4efe4" opacity=".72">reel --watch src --cut 24fps</text><text x="1028" y="824" text-anchor="end" font-family="JetBrains Mono" font-size="25" fill="${TUNGSTEN}">ready in 41 ms</text>`;
}

/** Many requests from the left, ordered into one answer on the right. */
function api(): string {
  const next = stream(19);
  const lines = range(46).map((k) => {
    const y = 60 + (k * 690) / 45;
    const meet = 400 + (k - 22.5) * 1.9;
    const bend = 300 + next() * 160;
    const lit = k % 9 === 4;
    const second = 430 + next() * 90;
    const t = 0.1 + next() * 0.16;
    const dotX =
      -20 * (1 - t) ** 3 +
      3 * bend * t * (1 - t) ** 2 +
      3 * second * t * t * (1 - t) +
      720 * t ** 3;
    const dotY = y + (meet - y) * (3 * t * t * (1 - t) + t ** 3);
    return `<path d="M-20 ${y}C${bend} ${y} ${second} ${meet} 720 ${meet}H1220" fill="none" stroke="${lit ? CYAN : '#3f7f88'}" stroke-width="${lit ? 3.4 : 1.5}" opacity="${lit ? 1 : 0.62}"/>${lit ? `<circle cx="${dotX.toFixed(1)}" cy="${dotY.toFixed(1)}" r="9" fill="${CYAN}"/>` : ''}`;
  });
  return `<defs><linearGradient id="deep" x1="0" y1="0" x2="1" y2=".4"><stop offset="0" stop-color="#0d0f14"/><stop offset="1" stop-color="#0f2f38"/></linearGradient></defs><rect width="1200" height="900" fill="url(#deep)"/>${lines.join('')}<rect x="668" y="322" width="152" height="156" rx="30" fill="#0d0f14" stroke="${CYAN}" stroke-width="4"/><path d="M722 372l-26 28 26 28M766 372l26 28-26 28" fill="none" stroke="${CYAN}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><text x="172" y="824" font-family="JetBrains Mono" font-size="25" fill="#f4efe4" opacity=".72">GET /screenings?city=lisboa</text><text x="1028" y="824" text-anchor="end" font-family="JetBrains Mono" font-size="25" fill="${CYAN}">200 in 12 ms</text>`;
}

/** A grid of tiles made from quarter circles: few parts, many wholes. */
function library(): string {
  const next = stream(41);
  const side = 150;
  const tones = ['#f1e6d2', TUNGSTEN, '#d9542f', '#1c5560', CYAN, '#222733'];
  const tiles = range(40).map((k) => {
    const x = (k % 8) * side;
    const y = Math.floor(k / 8) * side;
    const ground = tones[Math.floor(next() * 3) + 3] ?? NIGHT;
    const ink = tones[Math.floor(next() * 3)] ?? TUNGSTEN;
    const turn = Math.floor(next() * 4) * 90;
    const kind = Math.floor(next() * 4);
    const shape = [
      `<path d="M0 0H${side}A${side} ${side} 0 0 1 0 ${side}Z" fill="${ink}"/>`,
      `<path d="M0 0A${side} ${side} 0 0 0 ${side} ${side}V0Z" fill="${ink}"/>`,
      `<circle cx="${side / 2}" cy="${side / 2}" r="${side / 2}" fill="${ink}"/><circle cx="${side / 2}" cy="${side / 2}" r="${side / 4.4}" fill="${ground}"/>`,
      `<path d="M0 0H${side}L0 ${side}Z" fill="${ink}"/>`,
    ][kind];
    return `<g transform="translate(${x} ${y})"><rect width="${side + 1}" height="${side + 1}" fill="${ground}"/><g transform="rotate(${turn} ${side / 2} ${side / 2})">${shape ?? ''}</g></g>`;
  });
  return `<rect width="1200" height="900" fill="${NIGHT}"/>${tiles.join('')}<rect y="750" width="1200" height="150" fill="${NIGHT}"/><text x="172" y="834" font-family="JetBrains Mono" font-size="25" fill="#f4efe4" opacity=".8">40 tiles, 4 parts, 1 rule</text><text x="1028" y="834" text-anchor="end" font-family="JetBrains Mono" font-size="25" fill="${TUNGSTEN}">v2.3.0</text>`;
}

const MOTIFS: Readonly<Record<string, () => string>> = { terminal, api, library };

const draw: Draw = (params) => {
  const motif = MOTIFS[textParam(params, 'motif', 'terminal')];
  if (motif === undefined) throw new Error('no such motif');
  const grain = `<defs>${grainFilter('grain', 3, 0.9)}</defs><rect width="${WIDTH}" height="${HEIGHT}" filter="url(#grain)" opacity=".10" style="mix-blend-mode:overlay"/>`;
  return page({
    width: WIDTH,
    height: HEIGHT,
    families: ['JetBrains Mono'],
    body: svg(WIDTH, HEIGHT, motif() + grain),
  });
};

export default draw;
