/**
 * Night Courier, a graphic novel in ten episodes: the cover (`part: "front"`), the
 * spine of the collected edition ("spine") and the slim spines of the episodes
 * ("episode", `number` 1-10), whose pictures join into one moon.
 */
import { curve, numberParam, page, range, repeat, stream, svg, textParam } from '../kit.ts';
import type { Point } from '../kit.ts';
import type { Draw, Drawing } from '../../workshop/types.ts';

const NIGHT = '#0b1020';
const MOON = '#ffb454';
const RED = '#e8472f';
const PALE = '#ffe9c4';
const CYAN = '#7ce0d6';

function houses(
  base: number,
  tone: string,
  seed: number,
  low: number,
  high: number,
  lit: string,
): string {
  const next = stream(seed);
  let x = -30;
  let out = '';
  while (x < 1030) {
    const width = 64 + Math.round(next() * 70);
    const top = base - low - Math.round(next() * (high - low));
    const roof = 18 + Math.round(next() * 30);
    out += `<path d="M${x} ${top + roof}L${x + width / 2} ${top}L${x + width} ${top + roof}V1600H${x}Z" fill="${tone}"/>`;
    if (next() < 0.5)
      out += `<rect x="${x + width * 0.7}" y="${top - 6}" width="11" height="34" fill="${tone}"/>`;
    for (let y = top + roof + 18; y < base + 150; y += 40) {
      for (let wx = x + 12; wx < x + width - 18; wx += 26) {
        if (lit !== '' && next() < 0.26)
          out += `<rect x="${wx}" y="${y}" width="11" height="17" rx="2" fill="${next() < 0.12 ? CYAN : lit}"/>`;
      }
    }
    x += width;
  }
  return out;
}

/** A courier on a bicycle, cape of a raincoat flying, a lit parcel on the back. */
function rider(x: number, y: number, scale: number): string {
  const wheel = (cx: number): string =>
    `<circle cx="${cx}" cy="0" r="62" fill="none" stroke="${NIGHT}" stroke-width="8"/>${repeat(9, (k) => `<path d="M${cx} 0L${cx + 62 * Math.cos(k * 0.698)} ${62 * Math.sin(k * 0.698)}" stroke="${NIGHT}" stroke-width="2"/>`)}`;
  return `<g transform="translate(${x} ${y}) scale(${scale})">${wheel(-95)}${wheel(95)}
<path d="M-95 0L-52-92 48-92 95 0M-52-92L-8 6 48-92M-8 6H-95M95 0L62-128 88-140" fill="none" stroke="${NIGHT}" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"/>
<path d="M-66-112h44" stroke="${NIGHT}" stroke-width="13" stroke-linecap="round"/>
<path d="M-44-116C-40-160-6-206 34-238 58-252 84-238 78-212L60-176 92-142 78-132 34-170 6-128 26-70-2-4-16-8-2-66-30-112Z" fill="${NIGHT}" stroke="${NIGHT}" stroke-width="8" stroke-linejoin="round"/>
<circle cx="78" cy="-262" r="30" fill="${NIGHT}"/><path d="M44-274C60-312 108-304 116-270L132-262 112-258C96-272 70-278 44-274Z" fill="${NIGHT}"/>
<path d="M30-240C-40-232-110-190-196-196-150-176-120-170-96-172-120-150-150-142-176-140-110-122-50-132-20-160Z" fill="${RED}"/>
<rect x="-142" y="-128" width="72" height="54" rx="5" fill="${PALE}"/><path d="M-106-128v54M-142-101h72" stroke="${RED}" stroke-width="6"/>
<path d="M92-120L420-40V60Z" fill="${PALE}" opacity=".16"/></g>`;
}

function sky(): string {
  const next = stream(3);
  const stars = repeat(
    150,
    () =>
      `<circle cx="${(next() * 1000).toFixed(0)}" cy="${(next() * 800).toFixed(0)}" r="${(0.9 + next() * 1.8).toFixed(1)}" fill="${PALE}" opacity="${(0.25 + next() * 0.7).toFixed(2)}"/>`,
  );
  return `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0a1128"/><stop offset=".45" stop-color="#14304a"/><stop offset=".72" stop-color="#1f5a68"/><stop offset="1" stop-color="#0b1020"/></linearGradient>
<pattern id="dots" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(32)"><circle cx="6" cy="6" r="2.7" fill="#e58a2e"/></pattern>
<linearGradient id="fade" x1="0" y1="0" x2="1" y2="1"><stop offset=".35" stop-color="#fff" stop-opacity="0"/><stop offset=".9" stop-color="#fff"/></linearGradient><mask id="shade"><circle cx="500" cy="800" r="330" fill="url(#fade)"/></mask></defs>
<rect width="1000" height="1500" fill="url(#sky)"/>${stars}<circle cx="500" cy="800" r="330" fill="${MOON}"/><circle cx="500" cy="800" r="330" fill="url(#dots)" mask="url(#shade)"/><circle cx="350" cy="720" r="54" fill="#f09f3f" opacity=".6"/><circle cx="640" cy="650" r="34" fill="#f09f3f" opacity=".6"/><circle cx="500" cy="590" r="20" fill="#f09f3f" opacity=".5"/>`;
}

function front(): Drawing {
  const wire: Point[] = range(9).map((k) => [-20 + k * 130, 905 + 46 * Math.sin(k * 0.62)]);
  const street: Point[] = [
    [-40, 1250],
    [200, 1215],
    [480, 1160],
    [760, 1080],
    [1060, 980],
  ];
  const picture = svg(
    1000,
    1500,
    `${sky()}${houses(1060, '#17455a', 4, 40, 190, '')}${houses(1180, '#102c42', 9, 50, 190, MOON)}<path d="${curve(wire)}" fill="none" stroke="${NIGHT}" stroke-width="4"/>
<path d="${curve(street)}V1600H-60Z" fill="${NIGHT}"/><path d="M380 1500L1000 1130M570 1500L1000 1200" stroke="#2b6a74" stroke-width="5" opacity=".8"/>${rider(520, 1078, 1.42)}`,
  );
  return page({
    width: 1000,
    height: 1500,
    scale: 1.6,
    families: ['Bebas Neue', 'JetBrains Mono'],
    style: `h1{position:absolute;left:62px;right:62px;top:58px;font:400 298px/.80 "Bebas Neue";color:${PALE};letter-spacing:-2px}p{position:absolute;left:66px;right:66px;bottom:58px;display:flex;justify-content:space-between;font:500 30px "JetBrains Mono";color:${PALE}}svg{position:absolute;inset:0}`,
    body: `${picture}<h1>Night<br>Courier</h1><p><span>Juno Albrecht</span><span>Episodes 1–10</span></p>`,
  });
}

function spine(): Drawing {
  return page({
    width: 180,
    height: 1500,
    scale: 1.4,
    families: ['Bebas Neue'],
    style: `body{background:#0a1128}b{position:absolute;left:158px;top:70px;transform-origin:0 0;transform:rotate(90deg);font:400 150px/1 "Bebas Neue";color:${PALE};white-space:nowrap;letter-spacing:3px}i{position:absolute;left:38px;bottom:70px;width:104px;height:104px;border-radius:50%;background:${MOON}}`,
    body: '<b>Night Courier</b><i></i>',
  });
}

/** Spine `number` shows one tenth of a moon above a town, so that the row shows all of it. */
function episode(number: number): Drawing {
  const x = (number - 1) * 130;
  const tones = ['#0e2a3c', '#11344a', '#0d2438', '#143c50', '#0f2c42'];
  return page({
    width: 130,
    height: 1300,
    scale: 1.4,
    families: ['Bebas Neue'],
    style: `body{background:${tones[number % tones.length] ?? NIGHT}}svg{position:absolute;left:${-x}px;top:0}b{position:absolute;left:0;right:0;bottom:44px;text-align:center;font:400 104px/1 "Bebas Neue";color:${number === 10 ? RED : PALE}}`,
    body: `${svg(1300, 1300, `<circle cx="650" cy="520" r="430" fill="${MOON}"/><g transform="scale(1.3 1)">${houses(860, NIGHT, 6, 40, 200, MOON)}</g><path d="M0 1040H1300V1300H0Z" fill="${NIGHT}"/>`)}<b>${number}</b>`,
  });
}

const draw: Draw = (params) => {
  switch (textParam(params, 'part', 'front')) {
    case 'spine':
      return spine();
    case 'episode':
      return episode(numberParam(params, 'number', 1));
    default:
      return front();
  }
};

export default draw;
