import type { Draw } from '../../workshop/types.ts';
import { curve, page, range, repeat, stream, svg, type Point } from '../kit.ts';

const SIZE = 2400;

/** Where the camp stands; the sand around it is lit from there. */
const FIRE = { x: 1110, y: 1236 };

/** How far above the lower left corner the river of stars begins, and how steeply it climbs. */
const RIVER = { start: 1010, slope: -0.52 };

function sky(): string {
  return `<defs><linearGradient id="air" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#150b19"/><stop offset=".24" stop-color="#2a1a2e"/><stop offset=".42" stop-color="#4b1e2f"/><stop offset=".5" stop-color="#8a3a36"/><stop offset=".54" stop-color="#c8704c"/></linearGradient></defs><rect width="${SIZE}" height="${SIZE}" fill="url(#air)"/>`;
}

/** Stars by chance, dense along the river, few and large elsewhere. */
function stars(): string {
  const next = stream(71);
  const dot = (x: number, y: number, r: number, opacity: number) =>
    `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r.toFixed(1)}" opacity="${opacity.toFixed(2)}"/>`;
  const scattered = repeat(330, () => {
    const y = next() ** 1.15 * 1060;
    const bright = next() ** 6;
    return dot(
      next() * SIZE,
      y,
      1.6 + bright * 4.6,
      (0.35 + 0.6 * next()) * (1 - y / 1400) + bright * 0.3,
    );
  });
  const river = repeat(900, () => {
    const x = next() * SIZE;
    const off = (next() + next() + next() - 1.5) * 300;
    const y = RIVER.start + RIVER.slope * x + off;
    return y > 1040 || y < 0 ? '' : dot(x, y, 0.9 + 1.9 * next() ** 3, 0.25 + 0.5 * next());
  });
  const haze = [430, 220].map(
    (w) =>
      `<path d="M-400 ${RIVER.start - RIVER.slope * 400}L2800 ${RIVER.start + RIVER.slope * 2800}" stroke="#a8605e" stroke-width="${w}" opacity=".16" filter="url(#soft)"/>`,
  );
  return `<defs><filter id="soft" filterUnits="userSpaceOnUse" x="-400" y="-800" width="3200" height="3600"><feGaussianBlur stdDeviation="95"/></filter></defs>${haze.join('')}<g fill="#fbe7c8">${scattered}${river}</g>`;
}

/** A moon that is three days old. */
function moon(): string {
  return '<path d="M1965 640a118 118 0 1 0 96 186a100 100 0 1 1-96-186Z" fill="#fff1d6"/>';
}

function land(ridge: readonly Point[], fill: string, rim = ''): string {
  const line = curve(ridge);
  return `<path d="${line}V${SIZE + 4}H-40Z" fill="${fill}"/>${rim && `<path d="${line}" fill="none" stroke="${rim}" stroke-width="3" opacity=".5"/>`}`;
}

/** Table mountains as the night leaves them: flat tops, no light. */
function mesas(): string {
  return '<path d="M-40 1310V956h30l14-12h296l22 14 18 150 96 96 250 50h900l150-40 44-190 30-10h92l20 12 30 150 120 6 22-196 34-14h330l40 20V1310Z" fill="#3a1728"/>';
}

/** A tent with a lamp in it, the fire before it, somebody who looks up, and their tracks. */
function camp(): string {
  const { x, y } = FIRE;
  return `<defs><radialGradient id="warm"><stop offset="0" stop-color="#ffb774" stop-opacity=".9"/><stop offset=".3" stop-color="#f0905c" stop-opacity=".42"/><stop offset="1" stop-color="#f0905c" stop-opacity="0"/></radialGradient><linearGradient id="cloth" x1="0" y1="0" x2="1" y2=".3"><stop offset="0" stop-color="#ffd08a"/><stop offset=".6" stop-color="#f0905c"/><stop offset="1" stop-color="#c15a43"/></linearGradient></defs><ellipse cx="${x + 60}" cy="${y + 26}" rx="640" ry="150" fill="url(#warm)"/><path d="M${x + 90} ${y + 14}L${x + 226} ${y - 168}L${x + 300} ${y + 18}Z" fill="url(#cloth)"/><path d="M${x + 226} ${y - 168}L${x + 440} ${y - 14}L${x + 300} ${y + 18}Z" fill="#7a302f"/><path d="M${x + 186} ${y + 16}L${x + 226} ${y - 150}L${x + 246} ${y + 17}Z" fill="#fff1d6"/><path d="M${x + 226} ${y - 168}L${x + 216} ${y - 186}M${x + 90} ${y + 14}l-60 22M${x + 440} ${y - 14}l70 26" stroke="#1b0f20" stroke-width="5" stroke-linecap="round"/><circle cx="${x - 60}" cy="${y - 12}" r="270" fill="url(#warm)" opacity=".7"/><path d="M${x - 60} ${y - 62}q34 34 20 62h-42q-16-26 22-62Z" fill="#ffd08a"/><path d="M${x - 58} ${y - 34}q16 20 8 34h-18q-8-14 10-34Z" fill="#fff6e2"/><path d="M${x - 96} ${y + 6}l72-12M${x - 98} ${y - 6}l74 12" stroke="#1b0f20" stroke-width="10" stroke-linecap="round"/><g fill="#1b0f20"><path d="M${x - 226} ${y + 12}q-14-70 26-84q30 4 26 40l46 14q10 8-2 14l-54-6q-4 16 2 26Z"/><circle cx="${x - 196}" cy="${y - 92}" r="17"/><path d="M${x - 220} ${y - 100}q22-24 50-4Z"/></g><path d="M${x - 176} ${y - 66}q8 18 4 34" fill="none" stroke="#ffb774" stroke-width="4"/>`;
}

function dunes(): string {
  const back: Point[] = [
    [-40, 1260],
    [380, 1210],
    [800, 1235],
    [1300, 1260],
    [1800, 1218],
    [2440, 1240],
  ];
  const front: Point[] = [
    [-40, 1400],
    [420, 1378],
    [900, 1422],
    [1500, 1490],
    [2000, 1446],
    [2440, 1370],
  ];
  const near: Point[] = [
    [-40, 1790],
    [500, 1850],
    [1100, 1770],
    [1700, 1690],
    [2440, 1800],
  ];
  const next = stream(9);
  const tracks = range(13).map((k) => {
    const t = k / 12;
    const x = FIRE.x - 250 - t * 470 + (k % 2) * 16;
    const y = FIRE.y + 30 + t * 84 + next() * 6;
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${(9 + 7 * t).toFixed(1)}" ry="4" fill="#1b0f20" opacity=".6"/>`;
  });
  return `<defs><linearGradient id="sand" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#5b1f24"/><stop offset=".25" stop-color="#2a1a2e"/></linearGradient><linearGradient id="dark" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2a1527"/><stop offset=".5" stop-color="#1b0f20"/></linearGradient><linearGradient id="near" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#241529"/><stop offset="1" stop-color="#150b19"/></linearGradient></defs>${land(back, 'url(#sand)', '#f0905c')}${camp()}${tracks.join('')}${land(front, 'url(#dark)', '#8a3a36')}${land(near, 'url(#near)', '#5b1f24')}`;
}

/**
 * The desert at night, square: the river of stars above, a camp in the middle, dark dunes
 * below, so that each of them is seen in turn where the picture drifts.
 */
const draw: Draw = () =>
  page({
    width: SIZE / 2,
    height: SIZE / 2,
    style: `html{background:#150b19}svg{display:block;width:${SIZE / 2}px;height:${SIZE / 2}px}`,
    body: svg(SIZE, SIZE, `${sky()}${stars()}${moon()}${mesas()}${dunes()}`),
  });

export default draw;
