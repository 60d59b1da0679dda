/** Night Courier: four spreads of the comic, each two pages wide. */
import { curve, numberParam, page, range, repeat, stream, svg, type Point } from '../../kit.ts';
import { box, bust, disc, limb, palm, pinch, standing } from '../../rushes/figures.ts';
import type { Draw } from '../../../workshop/types.ts';

const WIDTH = 1800;
const HEIGHT = 1200;
const NIGHT = '#0b1020';
const DEEP = '#0f2438';
const TEAL = '#1a4a5c';
const SEA = '#28707a';
const MOON = '#ffb454';
const RED = '#e8472f';
const PALE = '#ffe9c4';
const CYAN = '#a9e6dd';
const PAPER = '#f4ead6';

const DEFS = `<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0a1128"/><stop offset=".5" stop-color="#14304a"/><stop offset="1" stop-color="#28707a"/></linearGradient>
<linearGradient id="dawn" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1c4a60"/><stop offset=".55" stop-color="#7cc7c6"/><stop offset="1" stop-color="#ffd9a0"/></linearGradient>
<linearGradient id="beam" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${PALE}" stop-opacity=".95"/><stop offset="1" stop-color="${PALE}" stop-opacity="0"/></linearGradient>
<pattern id="dots" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(32)"><circle cx="7" cy="7" r="3.1" fill="#e58a2e"/></pattern>
<pattern id="night" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(32)"><circle cx="6" cy="6" r="2.2" fill="#061020"/></pattern>
<linearGradient id="fade" x1="0" y1="0" x2="1" y2="1"><stop offset=".35" stop-color="#fff" stop-opacity="0"/><stop offset=".9" stop-color="#fff"/></linearGradient>
</defs>`;

let panels = 0;

/** What stands inside four corners, with a drawn edge. */
function panel(corners: readonly Point[], content: string): string {
  panels += 1;
  const path = `M${corners.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
  return `<clipPath id="p${panels}"><path d="${path}"/></clipPath><g clip-path="url(#p${panels})">${content}</g><path d="${path}" fill="none" stroke="${NIGHT}" stroke-width="6" stroke-linejoin="round"/>`;
}

function square(x: number, y: number, width: number, height: number, content: string): string {
  return panel(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    `<g transform="translate(${x} ${y})">${content}</g>`,
  );
}

const fill = (tone: string) =>
  `<rect x="-400" y="-400" width="3000" height="3000" fill="${tone}"/>`;

/** A caption on a strip of paper; the width is what the words need. */
function say(x: number, y: number, lines: readonly string[]): string {
  const width = Math.max(...lines.map((line) => line.length)) * 14.6 + 44;
  const texts = lines
    .map((line, k) => `<text x="${x + 22}" y="${y + 42 + k * 36}">${line}</text>`)
    .join('');
  return `<rect x="${x}" y="${y}" width="${width.toFixed(0)}" height="${lines.length * 36 + 24}" fill="${PALE}" stroke="${NIGHT}" stroke-width="4"/><g font-family="Bricolage" font-weight="600" font-size="29" fill="${NIGHT}">${texts}</g>`;
}

function sound(x: number, y: number, size: number, turn: number, word: string, tone = RED): string {
  return `<text transform="translate(${x} ${y}) rotate(${turn})" font-family="Bebas Neue" font-size="${size}" fill="${tone}" stroke="${NIGHT}" stroke-width="10" paint-order="stroke" stroke-linejoin="round" letter-spacing="4">${word}</text>`;
}

function stars(count: number, width: number, height: number, seed: number): string {
  const next = stream(seed);
  return repeat(
    count,
    () =>
      `<circle cx="${(next() * width).toFixed(0)}" cy="${(next() * height).toFixed(0)}" r="${(1 + next() * 2).toFixed(1)}" fill="${PALE}" opacity="${(0.3 + next() * 0.6).toFixed(2)}"/>`,
  );
}

function moon(x: number, y: number, r: number): string {
  const spot = (dx: number, dy: number, size: number) =>
    `<circle cx="${x + dx * r}" cy="${y + dy * r}" r="${size * r}" fill="#f09f3f" opacity=".6"/>`;
  return `<mask id="m${r}"><circle cx="${x}" cy="${y}" r="${r}" fill="url(#fade)"/></mask><circle cx="${x}" cy="${y}" r="${r}" fill="${MOON}"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#dots)" mask="url(#m${r})"/>${spot(-0.45, -0.25, 0.16)}${spot(0.42, -0.45, 0.1)}${spot(0, -0.64, 0.06)}`;
}

/** A row of gabled houses from edge to edge; some windows are lit. */
function houses(
  width: number,
  base: number,
  tone: string,
  seed: number,
  low: number,
  high: number,
  lit = '',
): string {
  const next = stream(seed);
  let out = '';
  for (let x = -40; x < width + 20;) {
    const wide = 74 + Math.round(next() * 80);
    const top = base - low - Math.round(next() * (high - low));
    const roof = 20 + Math.round(next() * 34);
    out += `<path d="M${x} ${top + roof}L${x + wide / 2} ${top}L${x + wide + 1} ${top + roof}V${base + 700}H${x}Z" fill="${tone}"/>`;
    if (next() < 0.5)
      out += `<rect x="${x + wide * 0.7}" y="${top - 8}" width="13" height="40" fill="${tone}"/>`;
    for (let y = top + roof + 22; y < base + 160; y += 46)
      for (let at = x + 15; at < x + wide - 20; at += 30)
        if (lit !== '' && next() < 0.26)
          out += `<rect x="${at}" y="${y}" width="13" height="20" rx="2" fill="${lit}"/>`;
    x += wide;
  }
  return out;
}

const wheel = (cx: number, tone: string) =>
  `<circle cx="${cx}" cy="0" r="62" fill="none" stroke="${tone}" stroke-width="8"/>${repeat(9, (k) => `<path d="M${cx} 0L${(cx + 62 * Math.cos(k * 0.698)).toFixed(1)} ${(62 * Math.sin(k * 0.698)).toFixed(1)}" stroke="${tone}" stroke-width="2"/>`)}`;

/** Her bicycle, its hubs on the line y = 0. */
const bicycle = (tone: string) =>
  `${wheel(-95, tone)}${wheel(95, tone)}<path d="M-95 0L-52-92 48-92 95 0M-52-92L-8 6 48-92M-8 6H-95M95 0L62-128 88-140M-52-92L-58-112" fill="none" stroke="${tone}" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"/><path d="M-78-114h40" stroke="${tone}" stroke-width="13" stroke-linecap="round"/>`;

const parcel = `<rect x="-142" y="-128" width="72" height="54" rx="5" fill="${PALE}"/><path d="M-106-128v54M-142-101h72" stroke="${RED}" stroke-width="6"/>`;

/** Vera on it: cap, red cape, and the lamp's light before her. */
function rider(x: number, y: number, scale: number, turn = 0, tone = NIGHT): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><path d="M92-120L560-30V90Z" fill="url(#beam)" opacity=".55"/>${bicycle(tone)}
<path d="M-44-116C-40-160-6-206 34-238 58-252 84-238 78-212L60-176 92-142 78-132 34-170 6-128 26-70-2-4-16-8-2-66-30-112Z" fill="${tone}" stroke="${tone}" stroke-width="8" stroke-linejoin="round"/>
<circle cx="78" cy="-262" r="30" fill="${tone}"/><path d="M44-274C60-312 108-304 116-270L132-262 112-258C96-272 70-278 44-274Z" fill="${tone}"/>
<path d="M30-240C-40-232-110-190-196-196-150-176-120-170-96-172-120-150-150-142-176-140-110-122-50-132-20-160Z" fill="${RED}"/>${parcel}<circle cx="94" cy="-128" r="11" fill="${PALE}"/></g>`;
}

/** Vera from behind, in her cape and cap. */
function vera(x: number, floor: number, height: number): string {
  const u = height / 100;
  return `<g fill="${NIGHT}">${standing(x, floor, height, false)}</g><g transform="translate(${x} ${floor}) scale(${u} ${-u})"><path d="M-5 86C-14 84-17 70-21 40C-12 35 12 35 22 41C17 70 14 84 5 86C2 88-2 88-5 86Z" fill="${RED}"/><path d="M2 84C5 70 6 52 5 38" fill="none" stroke="#b9301d" stroke-width="1.4"/><path d="M-6.4 95C-7 103 7 103 6.4 95C3 93.6-3 93.6-6.4 95Z" fill="${NIGHT}"/></g>`;
}

/** An envelope with its centre at 0: the flap side with its seal, or the side with the address. */
function letter(width: number, height: number, address: readonly string[] = [], size = 40): string {
  const [w, h] = [width / 2, height / 2];
  const face = `<rect x="${-w}" y="${-h}" width="${width}" height="${height}" rx="5" fill="${PALE}" stroke="${NIGHT}" stroke-width="5"/>`;
  if (address.length === 0)
    return `${face}<path d="M${-w} ${-h}L0 ${h * 0.24}L${w} ${-h}" fill="#ffdca6" stroke="${NIGHT}" stroke-width="5" stroke-linejoin="round"/><circle cx="0" cy="${h * 0.2}" r="${h * 0.25}" fill="${RED}" stroke="${NIGHT}" stroke-width="4"/>`;
  return `${face}${address.map((line, k) => `<text x="${-w * 0.78}" y="${-h * 0.06 + k * size * 1.02}" font-family="Instrument Serif" font-style="italic" font-size="${size}" fill="${NIGHT}">${line}</text>`).join('')}<path d="M${w * 0.66} ${-h * 0.8}h${w * 0.2}v${h * 0.5}h${-w * 0.2}Z" fill="none" stroke="${NIGHT}" stroke-width="3" stroke-dasharray="7 6"/>`;
}

/** Wet stones in rows that grow towards us. */
function cobbles(width: number, top: number, bottom: number, seed: number): string {
  const next = stream(seed);
  let out = '';
  let y = top;
  let high = 15;
  while (y < bottom) {
    const wide = high * 2.5;
    for (let x = -wide * next(); x < width; x += wide)
      out += `<rect x="${x.toFixed(0)}" y="${y.toFixed(0)}" width="${(wide - 5).toFixed(0)}" height="${(high - 4).toFixed(0)}" rx="${(high * 0.4).toFixed(0)}" fill="${next() < 0.2 ? SEA : next() < 0.45 ? TEAL : DEEP}"/>`;
    y += high;
    high *= 1.22;
  }
  return out;
}

function rain(width: number, height: number, count: number, seed: number): string {
  const next = stream(seed);
  return `<g stroke="${CYAN}" stroke-linecap="round">${repeat(count, () => {
    const [x, y, long] = [next() * (width + 200), next() * height - 60, 40 + next() * 90];
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}l${(-long * 0.36).toFixed(0)} ${long.toFixed(0)}" stroke-width="${(1.5 + next() * 2.5).toFixed(1)}" opacity="${(0.25 + next() * 0.5).toFixed(2)}"/>`;
  })}</g>`;
}

/** Episode 1: the city, and what she carries. */
function departure(): string {
  const road: Point[] = [
    [-40, 900],
    [260, 880],
    [560, 830],
    [860, 730],
    [1240, 560],
  ];
  const wide = `<rect width="1190" height="1092" fill="url(#sky)"/>${stars(170, 1190, 620, 3)}${moon(640, 520, 300)}${houses(1190, 700, TEAL, 4, 40, 210)}${houses(1190, 860, DEEP, 9, 60, 230, MOON)}<path d="${curve(road)}V1200H-60Z" fill="${NIGHT}"/><path d="M120 1092L1190 690M420 1092L1190 790" stroke="${SEA}" stroke-width="5" opacity=".7"/>${rider(560, 742, 1.34, -14)}`;
  const lamp = `${fill(TEAL)}<rect width="482" height="255" fill="url(#night)" opacity=".7"/><path d="M196 128L520 -60V330Z" fill="url(#beam)"/><g fill="${NIGHT}"><path d="M196 66V190C150 194 112 168 112 128S150 62 196 66Z"/>${box(130, 186, 26, 90)}${limb([60, 250], [146, 222], 12)}</g><ellipse cx="196" cy="128" rx="17" ry="60" fill="${PALE}"/>`;
  const post = `${fill(MOON)}<rect width="482" height="255" fill="url(#dots)" opacity=".6"/><g transform="translate(241 128) rotate(-6)">${letter(330, 176, ['Amália Reis', 'third floor, left'], 44)}</g>`;
  const tyre = `${fill(DEEP)}${cobbles(500, 130, 320, 8)}<g transform="translate(270 60) scale(2.3)"><circle r="62" fill="none" stroke="${NIGHT}" stroke-width="13"/><circle r="54" fill="none" stroke="${SEA}" stroke-width="2"/>${repeat(18, (k) => `<path d="M0 0L${(54 * Math.cos(k * 0.349)).toFixed(1)} ${(54 * Math.sin(k * 0.349)).toFixed(1)}" stroke="${PALE}" stroke-width=".9" opacity=".7"/>`)}<circle r="7" fill="${PALE}"/></g><path d="M370 206C410 190 440 196 476 176M366 220C410 214 446 222 480 206" stroke="${CYAN}" stroke-width="5" fill="none" stroke-linecap="round"/>`;
  const panes = `${fill(NIGHT)}${houses(482, 250, DEEP, 31, 120, 260)}<rect x="176" y="34" width="140" height="190" fill="${MOON}" stroke="${PALE}" stroke-width="7"/><g fill="${NIGHT}" transform="translate(176 34)">${bust({ x: 70, y: 96, size: 62, look: -1 }, 'chignon')}</g><rect x="140" y="224" width="212" height="60" fill="${DEEP}"/><path d="M246 34V120M176 110H316" stroke="${PALE}" stroke-width="6"/>`;
  return (
    square(54, 54, 1190, 1092, wide) +
    say(54, 54, ['23:40. The city puts its letters', 'away in drawers.']) +
    say(330, 1060, ['I know most of the drawers.']) +
    square(1264, 54, 482, 255, lamp) +
    square(1264, 333, 482, 255, post) +
    square(1264, 612, 482, 255, tyre) +
    square(1264, 891, 482, 255, panes) +
    sound(1570, 216, 92, -6, 'Klik') +
    sound(1500, 846, 76, -4, 'Rrrrrt', MOON)
  );
}

/** Episode 4: up the stairs, and under a door. */
function delivery(): string {
  const flights = repeat(5, (k) => {
    const floor = 1080 - k * 236;
    const right = k % 2 === 0;
    const steps = range(9)
      .map((s) => {
        const x = right ? 110 + s * 20 : 290 - s * 20;
        return box(x, floor - (s + 1) * 26.2, 22, 236 - (s + 1) * 2);
      })
      .join('');
    return `<g fill="${k === 2 ? DEEP : NIGHT}" opacity="${k === 2 ? 1 : 0.85}">${steps}</g><rect x="-10" y="${floor}" width="436" height="12" fill="${NIGHT}"/>`;
  });
  const doors = repeat(4, (k) => {
    const floor = 1080 - k * 236;
    const x = k % 2 === 0 ? 26 : 332;
    return `<rect x="${x}" y="${floor - 150}" width="62" height="150" fill="${k === 2 ? MOON : NIGHT}"/><circle cx="${x + 50}" cy="${floor - 74}" r="4" fill="${PALE}"/>`;
  });
  const stair = `${fill(SEA)}<rect width="420" height="1092" fill="url(#night)" opacity=".4"/>${flights}${doors}<path d="M150 470L-30 360V640Z" fill="${PALE}" opacity=".35"/>${vera(146, 608, 150)}`;
  const door = `${fill(DEEP)}<rect x="60" y="40" width="262" height="500" fill="${TEAL}" stroke="${NIGHT}" stroke-width="8"/><g fill="none" stroke="${NIGHT}" stroke-width="5"><rect x="92" y="80" width="84" height="150"/><rect x="206" y="80" width="84" height="150"/><rect x="92" y="270" width="84" height="170"/><rect x="206" y="270" width="84" height="170"/></g><circle cx="296" cy="262" r="13" fill="${MOON}"/><rect x="150" y="34" width="82" height="52" fill="${PALE}" stroke="${NIGHT}" stroke-width="4"/><text x="191" y="73" text-anchor="middle" font-family="Bebas Neue" font-size="42" fill="${NIGHT}">3 E</text><rect x="60" y="468" width="262" height="8" fill="${PALE}"/><path d="M60 476H322L382 560H0Z" fill="${MOON}" opacity=".55"/>`;
  const slide = `${fill(TEAL)}<rect y="-10" width="400" height="270" fill="${DEEP}"/><rect y="236" width="400" height="40" fill="${NIGHT}"/><rect y="262" width="400" height="16" fill="${PALE}"/><path d="M0 278H400L470 600H-70Z" fill="${MOON}"/><path d="M0 278H400L470 600H-70Z" fill="url(#dots)" opacity=".8"/><g transform="translate(214 330) scale(1 .62) rotate(-5)">${letter(230, 170)}</g><g fill="${NIGHT}"><g transform="translate(96 442) rotate(-38) scale(2.1)">${palm({ at: [0, 0], scale: 1 })}${limb([-50, 0], [-130, 6], 15, 24)}</g></g><path d="M-30 600C10 540 20 530 34 500L74 548C60 566 40 590 30 620Z" fill="${RED}"/>`;
  const boards = repeat(
    11,
    (k) =>
      `<path d="M${380 + k * 8} 120L${-500 + k * 180} 590" stroke="${NIGHT}" stroke-width="4"/>`,
  );
  const room = `${fill(NIGHT)}<path d="M0 120H822V590H0Z" fill="${DEEP}"/>${boards}<path d="M360 120H478L700 590H90Z" fill="${MOON}"/><path d="M360 120H478L700 590H90Z" fill="url(#dots)" opacity=".7"/><rect x="318" y="-20" width="204" height="140" fill="${TEAL}"/><rect x="318" y="112" width="204" height="9" fill="${PALE}"/><g transform="translate(404 380) scale(1 .66) rotate(7)"><ellipse cx="8" cy="92" rx="150" ry="18" fill="${NIGHT}" opacity=".4"/>${letter(270, 170, ['Amália'], 64)}</g>`;
  const reading = `${fill(TEAL)}<rect x="300" y="30" width="490" height="390" fill="url(#sky)"/><g transform="translate(300 30)"><svg width="490" height="390">${stars(50, 490, 250, 8)}${moon(350, 160, 96)}${houses(490, 330, NIGHT, 12, 20, 110, MOON)}</svg></g><g fill="none" stroke="${NIGHT}" stroke-width="12"><rect x="300" y="30" width="490" height="390"/><path d="M545 30V420"/></g><g fill="${NIGHT}">${bust({ x: 250, y: 206, size: 150, look: 1 }, 'chignon')}${pinch({ at: [408, 330], scale: 1.35, turn: 12 })}${limb([344, 420], [270, 500], 34, 54)}</g><g transform="translate(452 280) rotate(-10)"><path d="M-46 -64H60V78H-46Z" fill="${PALE}" stroke="${NIGHT}" stroke-width="4"/><path d="M-28 -40H40M-28 -20H44M-28 0H30M-28 20H42M-28 40H10" stroke="${NIGHT}" stroke-width="4"/></g>`;
  return (
    square(54, 54, 420, 1092, stair) +
    square(494, 54, 382, 520, door) +
    square(494, 594, 382, 552, slide) +
    square(924, 54, 822, 590, room) +
    square(924, 664, 822, 482, reading) +
    say(54, 54, ['Third floor.', 'She is awake.']) +
    sound(540, 770, 116, -5, 'Shhhhp', CYAN) +
    say(924, 54, ['Fifty years in a sewing box,']) +
    say(1246, 556, ['and a minute on the floor.']) +
    say(1300, 1064, ['She begins with the date.'])
  );
}

/** Episode 7: rain, and a tram. */
function crossing(): string {
  const tram = `<g transform="translate(1120 110)"><path d="M60 60C80 20 480 20 500 60L530 500H30Z" fill="${MOON}" stroke="${NIGHT}" stroke-width="9"/><path d="M60 60C80 20 480 20 500 60L506 140H54Z" fill="${PALE}" stroke="${NIGHT}" stroke-width="8"/><rect x="192" y="62" width="176" height="66" fill="${NIGHT}"/><text x="280" y="119" text-anchor="middle" font-family="Bebas Neue" font-size="70" fill="${MOON}" letter-spacing="6">28 E</text><g fill="${DEEP}" stroke="${NIGHT}" stroke-width="7"><path d="M86 166H212V312H78Z"/><path d="M232 166H328V312H232Z"/><path d="M348 166H474L482 312H348Z"/></g><g fill="${NIGHT}" transform="translate(280 268)">${disc([0, -34], 22, 26)}<path d="M-52 44C-48 4-24-8 0-8S48 4 52 44Z"/><path d="M-24 -46h48l6 -6c-2 -18 -52 -18 -58 0Z"/></g><circle cx="280" cy="392" r="46" fill="#fff6e0" stroke="${NIGHT}" stroke-width="8"/><path d="M30 466H530L540 520H20Z" fill="${NIGHT}"/></g><path d="M1400 502L900 760H1900Z" fill="${PALE}" opacity=".5"/>`;
  const street = `${fill(DEEP)}<g transform="translate(0 -40)">${houses(1800, 420, TEAL, 14, 120, 330, MOON)}</g><path d="M0 440L1800 555V900H0Z" fill="${NIGHT}"/><g stroke="${SEA}" stroke-width="7"><path d="M1290 610L300 900M1490 610L1100 900"/></g>${tram}${rider(330, 434, 0.42, 4)}${rain(1800, 800, 190, 4)}`;
  const streaks = repeat(
    26,
    (k) =>
      `<path d="M${-100 + (k % 4) * 160} ${640 + k * 17}L${1000 + (k % 5) * 190} ${560 + k * 17}" stroke="${k % 3 === 0 ? CYAN : SEA}" stroke-width="${2 + (k % 4) * 2}" opacity=".7"/>`,
  );
  const dash = `${fill(SEA)}${streaks}${rider(500, 980, 1.12, -5)}${rain(1100, 1200, 70, 9)}`;
  const rings = repeat(
    4,
    (k) =>
      `<ellipse cx="1420" cy="960" rx="${150 + k * 80}" ry="${48 + k * 26}" fill="none" stroke="${CYAN}" stroke-width="${5 - k}" opacity="${0.9 - k * 0.18}"/>`,
  );
  const puddle = `${fill(NIGHT)}${cobbles(1800, 620, 1200, 21)}<ellipse cx="1420" cy="970" rx="330" ry="130" fill="#0d3a4a"/><ellipse cx="1500" cy="1010" rx="90" ry="26" fill="${MOON}" opacity=".8"/>${rings}<g transform="translate(1410 930) scale(1 .7) rotate(-14)">${letter(250, 150, ['To whom', 'I owe it'], 46)}</g>`;
  return (
    panel(
      [
        [54, 54],
        [1746, 54],
        [1746, 640],
        [54, 470],
      ],
      street,
    ) +
    panel(
      [
        [54, 496],
        [1080, 599],
        [930, 1146],
        [54, 1146],
      ],
      dash,
    ) +
    panel(
      [
        [1106, 602],
        [1746, 666],
        [1746, 1146],
        [956, 1146],
      ],
      puddle,
    ) +
    sound(330, 300, 190, -6, 'Dling dling', MOON) +
    sound(90, 1110, 120, -5, 'Fffshh', CYAN) +
    say(54, 54, ['Ten letters are dry.']) +
    say(1340, 1074, ['The eleventh can swim.'])
  );
}

/** Episode 10: the river, and the last letter. */
function morning(): string {
  const spans: readonly (readonly [from: number, a: number, b: number, to: number, end: number])[] =
    [
      [-20, 330, 400, 430, 214],
      [430, 214, 480, 950, 214],
      [950, 214, 480, 1470, 214],
      [1470, 214, 360, 1760, 330],
    ];
  const hangers = spans
    .flatMap(([from, a, b, to, end]) =>
      range(13).map((k) => {
        const t = (k + 1) / 14;
        const y = (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * end;
        return `<path d="M${(from + (to - from) * t).toFixed(0)} 392V${y.toFixed(0)}" stroke-width="2"/>`;
      }),
    )
    .join('');
  const bridge = `<g stroke="${TEAL}" fill="none"><path d="M-20 392H1720" stroke-width="9"/><path d="M-20 330Q180 400 430 214Q690 480 950 214Q1210 480 1470 214Q1640 360 1760 330" stroke-width="5"/><path d="M430 200V470M950 200V470M1470 200V470" stroke-width="14"/>${hangers}</g>`;
  const shimmer = repeat(
    30,
    (k) =>
      `<path d="M${760 - k * 9 + (k % 3) * 60} ${474 + k * 8}h${300 + k * 10 - (k % 4) * 70}" stroke="${k % 2 === 0 ? PALE : '#ffcf8a'}" stroke-width="3" opacity="${(0.85 - k * 0.02).toFixed(2)}"/>`,
  );
  const river = `<rect width="1692" height="470" fill="url(#dawn)"/><circle cx="930" cy="462" r="66" fill="${PALE}"/>${houses(1692, 440, '#5fa6a8', 22, 6, 40)}<rect y="456" width="1692" height="300" fill="#3f8f94"/>${bridge}${shimmer}<g transform="translate(1130 500)" fill="${NIGHT}"><path d="M-120 0H120L96 34H-96Z"/>${box(-74, -32, 140, 32)}${box(10, -62, 26, 30)}</g><path d="M40 -62C50 -90 80 -84 92 -104" transform="translate(1130 500)" fill="none" stroke="${NIGHT}" stroke-width="6" opacity=".5"/><path d="M0 650L1692 690V800H0Z" fill="${DEEP}"/><path d="M0 650L1692 690" stroke="${PALE}" stroke-width="4" opacity=".7"/>${vera(400, 692, 320)}<g transform="translate(610 640) scale(.98)">${bicycle(NIGHT)}${parcel}</g>`;
  const bag = `${fill(SEA)}<rect width="520" height="350" fill="url(#night)" opacity=".3"/><path d="M60 -30C120 90 150 120 190 130M470 -30C430 90 380 120 340 130" fill="none" stroke="${NIGHT}" stroke-width="16"/><path d="M90 130H436L462 400H60Z" fill="${RED}" stroke="${NIGHT}" stroke-width="7"/><path d="M90 130H436L420 176H108Z" fill="#5d1710" stroke="${NIGHT}" stroke-width="6"/><path d="M150 210V400M376 210V400" stroke="#b9301d" stroke-width="6"/><g transform="translate(263 300)" fill="none" stroke="${PALE}" stroke-width="6"><rect x="-58" y="-36" width="116" height="72" rx="4"/><path d="M-58 -36L0 10L58 -36"/></g>`;
  const last = `${fill(MOON)}<rect width="640" height="350" fill="url(#dots)" opacity=".5"/><g transform="translate(330 160) rotate(-4)">${letter(430, 240, ['Vera Luz', 'by the river,', 'before the first ferry'], 50)}</g><g fill="${NIGHT}">${pinch({ at: [118, 262], scale: 1.7, turn: 26 })}${limb([30, 330], [-40, 420], 40, 60)}</g>`;
  const off = `${fill('#7cc7c6')}<path d="M0 230L480 200V360H0Z" fill="#3f8f94"/><g fill="${NIGHT}"><path d="M250 90V236C198 240 152 210 152 163S198 86 250 90Z"/>${box(176, 230, 30, 140)}</g><ellipse cx="250" cy="163" rx="20" ry="70" fill="${TEAL}"/><path d="M242 110C236 140 236 180 242 214" fill="none" stroke="${CYAN}" stroke-width="4"/>`;
  return (
    square(54, 54, 1692, 716, river) +
    square(54, 796, 520, 350, bag) +
    square(598, 796, 640, 350, last) +
    square(1262, 796, 484, 350, off) +
    say(54, 54, ['05:52. The bag weighs', 'what a bag weighs.']) +
    say(1370, 690, ['I left mine for last.']) +
    sound(1560, 1100, 96, -6, 'Klik', PALE)
  );
}

const SPREADS = [departure, delivery, crossing, morning];

const draw: Draw = (params) => {
  const number = numberParam(params, 'spread', 1);
  const spread = SPREADS[number - 1];
  if (!spread) throw new Error('no such spread');
  panels = 0;
  const fold = `<defs><linearGradient id="fold"><stop offset="0" stop-color="${NIGHT}" stop-opacity="0"/><stop offset=".5" stop-color="${NIGHT}" stop-opacity=".3"/><stop offset="1" stop-color="${NIGHT}" stop-opacity="0"/></linearGradient></defs><rect x="872" width="56" height="${HEIGHT}" fill="url(#fold)"/>`;
  const [left, right] = [
    [2, 3],
    [10, 11],
    [16, 17],
    [22, 23],
  ][number - 1] ?? [0, 0];
  const folio = (x: number, value: number | undefined) =>
    `<text x="${x}" y="1182" text-anchor="middle" font-family="Bricolage" font-weight="600" font-size="20" fill="${NIGHT}">${value}</text>`;
  return page({
    width: WIDTH,
    height: HEIGHT,
    families: ['Bebas Neue', 'Bricolage', 'Instrument Serif', 'Instrument Serif Italic'],
    body: svg(
      WIDTH,
      HEIGHT,
      `${DEFS}<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>${spread()}${folio(66, left)}${folio(1734, right)}${fold}`,
    ),
  });
};

export default draw;
