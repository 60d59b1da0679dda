import type { Draw } from '../../workshop/types.ts';
import { page, range, stream, svg, type Point } from '../kit.ts';
import { gradient, land } from './land.ts';

const WIDTH = 2400;
const HEIGHT = 1500;

/** Where the camp stands, in the right third: words have the sky and the sand beside it. */
const FIRE = { x: 1640, y: 1130 };

/** Table mountains as the night leaves them: flat tops, no light. */
function mesas(): string {
  return '<path d="M-40 1180V866h30l14-12h226l22 14 18 120 76 66 250 40h720l140-30 34-150 20-8h72l16 10 24 120 96 6 22-236 34-14h420l22 14 20 130 300 60V1180Z" fill="#3a1728"/>';
}

/** A tent with a lamp in it, the fire before it, somebody who sits there, seen from behind, and their van. */
function camp(): string {
  const { x, y } = FIRE;
  const sits = `<g transform="translate(${x - 236} ${y + 14})"><path d="M-96 0q-8-24 12-28h172q18 4 12 28Z" fill="#2a1222"/><path d="M-58-22C-66-80-58-132-34-144q34-14 68 0C58-132 66-80 58-22Z" fill="#1b0f20"/><path d="M-12-142v-22h24v22Z" fill="#1b0f20"/><circle cy="-178" r="25" fill="#1b0f20"/><path d="M-58-184q58-24 116 0q-14 11-58 11t-58-11Z" fill="#1b0f20"/><path d="M-27-186q2-38 27-33q25-5 27 33Z" fill="#1b0f20"/><path d="M38-140q22 20 20 116M27-176q2 14-8 24M30-190q26 2 27 7" fill="none" stroke="#ffb774" stroke-width="4" stroke-linecap="round"/></g>`;
  const van = `<g transform="translate(${x - 610} ${y - 16})"><path d="M0 0V-96q0-26 26-26h150q20 0 30 18l26 44q22 4 22 24V0Z" fill="#4b1e2f"/><path d="M0-70h226l8 14q20 4 20 20H0Z" fill="#6b2b3a"/><path d="M22-104h58v34H22ZM92-104h58v34H92ZM162-104h16q8 0 14 10l14 24h-44Z" fill="#ffd08a" opacity=".85"/><path d="M254-40q2 30-10 40" stroke="#ffb774" stroke-width="4" fill="none"/><circle cx="58" cy="2" r="26" fill="#1b0f20"/><circle cx="196" cy="2" r="26" fill="#1b0f20"/><circle cx="58" cy="2" r="10" fill="#4b1e2f"/><circle cx="196" cy="2" r="10" fill="#4b1e2f"/></g>`;
  return `<defs><radialGradient id="warm"><stop offset="0" stop-color="#ffb774" stop-opacity=".9"/><stop offset=".3" stop-color="#f0905c" stop-opacity=".42"/><stop offset="1" stop-color="#f0905c" stop-opacity="0"/></radialGradient>${gradient('cloth', ['#ffd08a', '#f0905c', '#c15a43'], 1, 0.3)}</defs><ellipse cx="${x}" cy="${y + 26}" rx="800" ry="150" fill="url(#warm)"/>${van}<path d="M${x + 90} ${y + 14}L${x + 246} ${y - 178}L${x + 330} ${y + 18}Z" fill="url(#cloth)"/><path d="M${x + 246} ${y - 178}L${x + 480} ${y - 14}L${x + 330} ${y + 18}Z" fill="#7a302f"/><path d="M${x + 196} ${y + 16}L${x + 246} ${y - 160}L${x + 266} ${y + 17}Z" fill="#fff1d6"/><path d="M${x + 246} ${y - 178}l-10-18M${x + 90} ${y + 14}l-60 22M${x + 480} ${y - 14}l70 26" stroke="#1b0f20" stroke-width="5" stroke-linecap="round"/><circle cx="${x - 60}" cy="${y - 12}" r="290" fill="url(#warm)" opacity=".7"/><path d="M${x - 60} ${y - 72}q38 40 22 72h-46q-18-30 24-72Z" fill="#ffd08a"/><path d="M${x - 58} ${y - 38}q18 22 8 38h-20q-8-14 12-38Z" fill="#fff6e2"/><path d="M${x - 100} ${y + 6}l80-12M${x - 102} ${y - 6}l82 12" stroke="#1b0f20" stroke-width="10" stroke-linecap="round"/>${sits}`;
}

function dunes(): string {
  const back: Point[] = [
    [-40, 1120],
    [420, 1076],
    [860, 1112],
    [1400, 1140],
    [1900, 1110],
    [2440, 1130],
  ];
  const front: Point[] = [
    [-40, 1236],
    [420, 1262],
    [900, 1292],
    [1500, 1330],
    [2000, 1290],
    [2440, 1216],
  ];
  const next = stream(9);
  const tracks = range(15).map((k) => {
    const t = k / 14;
    const x = FIRE.x - 640 - t * 620 + (k % 2) * 16;
    const y = FIRE.y + 22 + t * 70 + next() * 6;
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${(8 + 6 * t).toFixed(1)}" ry="4" fill="#1b0f20" opacity=".6"/>`;
  });
  return `<defs>${gradient('sand', ['#6b2629', '#431823', '#2a1a2e'])}${gradient('dark', ['#2a1527', '#1b0f20', '#150b19'])}</defs>${land(back, HEIGHT, 'url(#sand)', '#f0905c', 0.5)}${camp()}${tracks.join('')}${land(front, HEIGHT, 'url(#dark)', '#8a3a36', 0.5)}`;
}

/**
 * The desert at night: a sky whose stars the page sets, a camp in the right third, dark dunes below. Its upper edge has
 * one colour, so that the sky can go on above it.
 */
const draw: Draw = () =>
  page({
    width: WIDTH / 2,
    height: HEIGHT / 2,
    style: `html{background:#150b19}svg{display:block;width:${WIDTH / 2}px;height:${HEIGHT / 2}px}`,
    body: svg(
      WIDTH,
      HEIGHT,
      `<defs>${gradient('air', ['#150b19', '#1f1226', '#2a1a2e', '#4b1e2f', '#8a3a36', '#c8704c', '#c8704c', '#c8704c'])}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#air)"/><path d="M1965 240a98 98 0 1 0 80 155a83 83 0 1 1-80-155Z" fill="#fff1d6"/>${mesas()}${dunes()}`,
    ),
  });

export default draw;
