/** Sunday Gate's own signs. Parameter: `view`, posters on the depot's wall, or a stone in the headlights. */
import { gradient, land, lit, saguaro, stars } from '../../desert/land.ts';
import { repeat, stream, textParam } from '../../kit.ts';
import { CREAM, MAROON, RED, fat, painted } from './painted.ts';
import posters from './posters.ts';
import type { Draw } from '../../../workshop/types.ts';

/** One poster, with names of its own for what it defines. */
function sheet(poster: string, x: number, y: number, turn: number): string {
  const { markup } = posters({ poster });
  const inner = markup.slice(
    markup.indexOf('>', markup.indexOf('<svg')) + 1,
    markup.lastIndexOf('</svg>'),
  );
  const own = inner
    .replaceAll(/id="(\w+)"/g, `id="${poster}-$1"`)
    .replaceAll(/url\(#(\w+)\)/g, `url(#${poster}-$1)`);
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-250" y="-378" width="524" height="774" fill="#2a1222" opacity=".42" filter="url(#soft)"/><svg x="-260" y="-390" width="520" height="780" viewBox="0 0 1200 1800">${own}</svg><path d="M-40 -396h80v26h-80Z" fill="#f4e6c4" opacity=".8"/></g>`;
}

/** The wall of the depot at noon: three sheets, a bench, and the shadow of a palm. */
function wall(): string {
  const next = stream(8);
  const clay = repeat(60, () => {
    const [x, y] = [next() * 2000, next() * 1040];
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}q60 ${(next() * 14 - 7).toFixed(0)} ${(80 + next() * 120).toFixed(0)} 0" fill="none" stroke="${next() < 0.5 ? '#c98a58' : '#f0c08c'}" stroke-width="5" opacity=".3" stroke-linecap="round"/>`;
  });
  const leaves = repeat(9, (k) => {
    const angle = -204 + k * 28;
    return `<path d="M0 0Q150 -120 360 70Q150 -30 0 0Z" transform="translate(1840 90) rotate(${angle})"/>`;
  });
  const bench = `<ellipse cx="1000" cy="1180" rx="620" ry="22" fill="#3d1522" opacity=".45"/><path d="M440 1050H1560V1084H440Z" fill="${MAROON}"/><path d="M440 1050H1560V1058H440Z" fill="#b8664b"/><path d="M520 1084h34v96h-34ZM1446 1084h34v96h-34ZM984 1084h34v96h-34Z" fill="#3d1522"/>`;
  return `<defs>${gradient('w', ['#eab27c', '#dc9a66', '#c98256'])}${gradient('floor', ['#a9553f', '#7a302f'])}<filter id="soft" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="12"/></filter><filter id="shade" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="5"/></filter></defs><rect width="2000" height="1120" fill="url(#w)"/>${clay}<path d="M0 1110H2000V1250H0Z" fill="url(#floor)"/><path d="M0 1110H2000V1118H0Z" fill="#f0b888" opacity=".5"/>${sheet('road', 400, 510, -0.8)}${sheet('sun', 1000, 500, 0.5)}${sheet('lamps', 1600, 512, 1)}<g fill="#4a1820" opacity=".26" filter="url(#shade)">${leaves}<path d="M1836 90Q1800 600 1880 1120H1930Q1850 600 1852 90Z"/></g>${bench}`;
}

/** A painted stone at a fork, as headlights find it. */
function stone(): string {
  const next = stream(27);
  const grit = repeat(70, () => {
    const [x, y] = [next() * 1600, 830 + next() ** 1.3 * 360];
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${(4 + next() * 12).toFixed(0)}" ry="4" fill="${next() < 0.5 ? '#e9a66c' : '#4a1820'}" opacity=".4"/>`;
  });
  const body =
    'M330 900C300 760 360 560 520 470C680 390 960 380 1110 470C1260 560 1310 760 1280 900C1200 950 420 950 330 900Z';
  return `<defs>${gradient('air', ['#1f1430', '#3a2450', '#6b3a6b', '#a4536a'])}${gradient('earth', ['#7a3a3a', '#4a2029', '#1b0f20'])}${gradient('rock', ['#c0392f', RED, '#6b1d22'], 0.5, 1)}<radialGradient id="beam" gradientUnits="userSpaceOnUse" cx="760" cy="760" r="820"><stop stop-color="#ffe6b4" stop-opacity=".7"/><stop offset=".5" stop-color="#f0905c" stop-opacity=".25"/><stop offset="1" stop-color="#f0905c" stop-opacity="0"/></radialGradient><clipPath id="body"><path d="${body}"/></clipPath></defs><rect width="1600" height="1200" fill="url(#air)"/>${stars(next, 1600, 480, 130)}${lit(`${saguaro(200, 760, 250)}${saguaro(1440, 770, 330)}`, '#2a1a2e', '#b0576a', -4, 0)}${land(
    [
      [-40, 742],
      [400, 728],
      [900, 748],
      [1640, 730],
    ],
    1200,
    'url(#earth)',
    '#e08a66',
  )}<rect y="720" width="1600" height="480" fill="url(#beam)"/>${grit}<ellipse cx="830" cy="916" rx="560" ry="40" fill="#1b0f20" opacity=".55"/><path d="${body}" fill="url(#rock)"/><g clip-path="url(#body)"><path d="M1060 380C1160 560 1170 780 1120 960H1340V400Z" fill="#3d1522" opacity=".4"/><path d="M360 640C440 500 560 440 700 420" fill="none" stroke="#ff8f6b" stroke-width="16" stroke-linecap="round" opacity=".55"/><path d="M620 470l60 40-20 60M980 880l40-70 60-10" fill="none" stroke="#6b1d22" stroke-width="6" opacity=".6"/></g>${fat('Sunday', { x: 778, y: 650, size: 118, fill: CREAM, anchor: 'middle', more: 'letter-spacing="-3"' })}${fat('Gate', { x: 690, y: 780, size: 118, fill: CREAM, anchor: 'middle', more: 'letter-spacing="-3"' })}<path d="M900 722H1010V690L1086 742L1010 794V762H900Z" fill="${CREAM}"/>`;
}

const draw: Draw = (params) =>
  textParam(params, 'view', 'posters') === 'stone'
    ? painted(1600, 1200, stone())
    : painted(2000, 1250, wall());

export default draw;
