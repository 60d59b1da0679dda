/** Greenkeep: a probe in a tomato bed, and the list that its grower reads from the doorway. */
import type { Draw } from '../../../workshop/types.ts';
import { repeat, stream } from '../../kit.ts';
import { night, sheet, telephone } from './sheet.ts';

const [WIDE, TALL] = [1000, 750];

const BEDS = [
  ['Bed 7', 'Tomatoes', 19],
  ['Bed 2', 'Cucumbers', 24],
  ['Bed 5', 'Peppers', 38],
  ['Bed 1', 'Tomatoes', 41],
  ['Bed 4', 'Basil', 46],
] as const;

const draw: Draw = () => {
  const next = stream(14);
  const stones = repeat(76, () => {
    const [x, y, r] = [next() * 1000, 470 + next() * 270, 3 + next() * 9];
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${(r * 1.4).toFixed(1)}" ry="${r.toFixed(1)}" fill="#cdd4ff" opacity="${(0.05 + next() * 0.13).toFixed(2)}"/>`;
  });
  const leaf = (x: number, y: number, turn: number, size: number): string =>
    `<path d="M0 0C26-34 74-40 108-10C84 26 34 30 0 0Z" transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" fill="url(#leaf)"/>`;
  const roots = [
    'M176 440C170 500 128 520 104 590',
    'M176 440C180 520 150 560 156 650',
    'M176 440C190 500 232 520 240 610',
    'M176 440C160 480 96 486 66 520',
    'M176 440C200 480 262 486 292 524',
  ]
    .map(
      (d) =>
        `<path d="${d}" fill="none" stroke="#ffd06e" stroke-opacity=".65" stroke-width="5" stroke-linecap="round"/>`,
    )
    .join('');
  const waves = [34, 62, 92]
    .map(
      (r, k) =>
        `<circle cx="400" cy="590" r="${r}" fill="none" stroke="#9aa6ff" stroke-width="4" opacity="${0.7 - k * 0.2}"/>`,
    )
    .join('');
  const scene = `<svg class="over" width="${WIDE}" height="${TALL}" viewBox="0 0 ${WIDE} ${TALL}"><defs><linearGradient id="soil" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#5b67f1"/><stop offset=".4" stop-color="#2f35b8"/><stop offset="1" stop-color="#1a1f5c"/></linearGradient><linearGradient id="leaf" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff6d6"/><stop offset=".5" stop-color="#ffd06e"/><stop offset="1" stop-color="#ffab2e"/></linearGradient><radialGradient id="fruit" cx=".36" cy=".28" r=".9"><stop stop-color="#ffb9a0"/><stop offset=".5" stop-color="#ff7d3a"/><stop offset="1" stop-color="#ff4a2b"/></radialGradient><linearGradient id="probe" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#ffe2ea"/><stop offset="1" stop-color="#f0387f"/></linearGradient></defs>
<path d="M0 446Q120 424 260 440T560 436T1000 440V750H0Z" fill="url(#soil)"/>${stones}${roots}
<path d="M176 446C170 340 190 240 182 84" fill="none" stroke="#ffab2e" stroke-width="11" stroke-linecap="round"/>${leaf(180, 350, -32, 1.1)}${leaf(178, 300, 206, 1.1)}${leaf(184, 220, -26, 1)}${leaf(182, 170, 212, 0.95)}${leaf(182, 96, -58, 0.8)}${leaf(182, 96, 232, 0.72)}
<path d="M182 268Q232 274 248 306M178 236Q128 246 116 276" fill="none" stroke="#ffab2e" stroke-width="6" stroke-linecap="round"/><circle cx="252" cy="336" r="38" fill="url(#fruit)"/><circle cx="112" cy="304" r="33" fill="url(#fruit)"/><circle cx="300" cy="316" r="25" fill="url(#fruit)"/><path d="M250 296l-14 8M252 296l14 9M112 270l-13 8M112 270l12 9" stroke="#ffd06e" stroke-width="6" stroke-linecap="round"/>
${waves}<path d="M392 420H408V604L400 640L392 604Z" fill="url(#probe)"/><rect x="368" y="352" width="64" height="84" rx="28" fill="url(#probe)"/><circle cx="400" cy="386" r="11" fill="#fff"/><text x="456" y="676" font-family="Sora" font-weight="700" font-size="44" letter-spacing="-1" fill="#fff">41 %</text></svg>`;
  const rows = BEDS.map(([bed, crop, water], k) => {
    const dry = water < 30;
    const ink = dry ? '#b3240c' : '#2f35d8';
    return `<div style="padding:15px 0 14px;border-top:2px solid #dfe3ff"><p style="display:flex;justify-content:space-between;align-items:baseline;font:700 23px/1 Sora;color:#171a3d">${bed}<b style="color:${ink}">${water} %</b></p><p style="font:500 17px/1 Sora;color:#5a6199;margin:7px 0 9px">${crop}${k === 3 ? ', the first' : ''}</p><p style="height:11px;border-radius:6px;background:#e3e7ff"><u style="display:block;height:11px;border-radius:6px;width:${water * 1.6}%;background:${dry ? 'linear-gradient(90deg,#ff4a2b,#ff9a4d)' : 'linear-gradient(90deg,#2f35d8,#9aa6ff)'}"></u></p></div>`;
  }).join('');
  const screen = `<p style="position:absolute;left:24px;right:24px;top:26px;display:flex;justify-content:space-between;font:700 20px/1 Sora;color:#171a3d">Greenkeep<span style="font-weight:500;color:#5a6199">7:02</span></p><h1 style="position:absolute;left:24px;top:72px;font:700 37px/1.05 Sora;letter-spacing:-1.500px;color:#171a3d">Two beds<br>want water</h1><div style="position:absolute;left:24px;right:24px;top:164px">${rows}</div>`;
  return sheet(
    WIDE,
    TALL,
    '',
    `${night(12, 30, 40)}${scene}${telephone(612, 40, 330, 672, 'background:#f4f5ff', screen)}`,
  );
};

export default draw;
