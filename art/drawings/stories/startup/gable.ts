/** Gable's one screen, twice: as a roofer drew it, and as it was released. Parameter `state`: "sketch" or "screen". */
import type { Draw } from '../../../workshop/types.ts';
import { repeat, stream, textParam } from '../../kit.ts';
import { night, sheet, telephone } from './sheet.ts';

const [WIDE, TALL] = [1000, 750];
/** Where the telephone stands in both, and what it holds. */
const PHONE = { x: 352, y: 36, w: 322, h: 678 } as const;
const PHOTO = { x: 376, y: 112, w: 274, h: 236 } as const;
const LINES = [382, 438, 494] as const;
const BUTTON = { x: 376, y: 590, w: 274, h: 84 } as const;

const NOTES = [
  ['Photo first', 230, 'left'],
  ['Three lines', 464, 'right'],
  ['One button', 632, 'left'],
] as const;

/** A pencil's line: it goes over its way twice. */
function pencil(d: string, width = 2.4, colour = '#3c3f4d'): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" filter="url(#hand)"/><path d="${d}" fill="none" stroke="${colour}" stroke-width="${width * 0.7}" stroke-linecap="round" opacity=".6" transform="translate(1.600 -1.200)" filter="url(#hand2)"/>`;
}

const boxPath = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r} ${y}H${x + w - r}Q${x + w} ${y} ${x + w} ${y + r}V${y + h - r}Q${x + w} ${y + h} ${x + w - r} ${y + h}H${x + r}Q${x} ${y + h} ${x} ${y + h - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`;

function sketch(): string {
  const next = stream(5);
  const shade = repeat(17, (k) => {
    const x = 516 + k * 5;
    const top = 190 + (x - 512) * 1.255 + next() * 5;
    return `M${x} ${top.toFixed(1)}l${(-6 - next() * 3).toFixed(1)} ${Math.max(6, (292 - top) * (0.7 + next() * 0.3)).toFixed(1)}`;
  });
  const write = (
    words: string,
    x: number,
    y: number,
    size: number,
    turn: number,
    anchor = 'start',
  ): string =>
    `<text x="${x}" y="${y}" font-family="Familjen" font-weight="500" font-size="${size}" letter-spacing="1.5" text-anchor="${anchor}" fill="#3c3f4d" transform="rotate(${turn} ${x} ${y}) skewX(-7)" filter="url(#hand)" style="transform-box:fill-box">${words}</text>`;
  return `<svg class="over" width="${WIDE}" height="${TALL}" viewBox="0 0 ${WIDE} ${TALL}"><defs><filter id="hand" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency=".022" numOctaves="2" seed="4"/><feDisplacementMap in="SourceGraphic" scale="5"/></filter><filter id="hand2" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency=".018" numOctaves="2" seed="11"/><feDisplacementMap in="SourceGraphic" scale="8"/></filter><linearGradient id="fold" x1="0" x2="1"><stop offset=".49" stop-color="#8d8470" stop-opacity="0"/><stop offset=".5" stop-color="#8d8470" stop-opacity=".3"/><stop offset=".503" stop-color="#fff" stop-opacity=".5"/><stop offset=".52" stop-color="#fff" stop-opacity="0"/></linearGradient></defs>
<rect width="${WIDE}" height="${TALL}" fill="#23296b"/><rect width="${WIDE}" height="${TALL}" fill="#171a3d" opacity=".4"/><g transform="rotate(-1.2 500 375)"><rect x="46" y="8" width="912" height="742" fill="#0a0c2a" opacity=".4"/><rect x="40" y="-6" width="912" height="748" fill="#f4efe3"/><rect x="40" y="-6" width="912" height="748" fill="url(#fold)"/><path d="M40 366H952" stroke="#8d8470" stroke-opacity=".22" stroke-width="2"/><path d="M40 368.500H952" stroke="#fff" stroke-opacity=".6" stroke-width="2"/></g>
<g transform="translate(830 608)" fill="none" stroke="#a8743e" opacity=".34"><circle r="66" stroke-width="7"/><path d="M-66 6A66 66 0 0 0 30 58" stroke-width="12"/></g>
${pencil(boxPath(PHONE.x, PHONE.y, PHONE.w, PHONE.h, 46), 3.4)}${pencil(boxPath(PHOTO.x, PHOTO.y, PHOTO.w, PHOTO.h, 6))}
${pencil('M420 302L512 184L606 302')}${pencil('M436 300V336H590V300')}${pencil('M556 236V196H578V264')}<path d="${shade}" fill="none" stroke="#3c3f4d" stroke-width="1.600" stroke-linecap="round" opacity=".6"/>${pencil('M404 302H622', 2)}${pencil('M458 302A44 44 0 0 0 444 268', 2.2, '#c2342b')}${write('35', 466, 292, 25, 0)}${pencil('M497 274a4 4 0 1 0 .1 0', 2)}
${LINES.map((y, k) => `${write(['PITCH', 'AREA', 'SLATES'][k] ?? '', 378, y + 26, 22, -1)}${pencil(`M482 ${y + 30}Q560 ${y + 26} 648 ${y + 30}`, 2)}`).join('')}
${pencil(boxPath(BUTTON.x, BUTTON.y, BUTTON.w, BUTTON.h, 14), 4)}${write('SEND', 464, 644, 40, -1.5)}
${write('PHOTO', 132, 216, 30, -3)}${write('FIRST!', 132, 252, 30, -3)}${pencil('M256 236Q300 224 346 232M328 220L348 232L330 246', 2.4, '#c2342b')}
${write('3 LINES.', 742, 446, 30, 2)}${write('NO MORE', 742, 482, 30, 2)}${pencil('M730 452Q704 442 684 446M702 432L682 446L702 460', 2.4, '#c2342b')}
${write('BIG. I HAVE', 104, 618, 28, -2)}${write('GLOVES ON', 104, 652, 28, -2)}${pencil('M270 632Q310 626 346 632M328 618L348 632L330 646', 2.4, '#c2342b')}
${write('D. LANE', 780, 130, 24, 3)}${write('31 JAN', 780, 160, 24, 3)}</svg>`;
}

function released(): string {
  const { x, y, w, h } = PHOTO;
  const courses = repeat(9, (k) => {
    const t = (k + 1) / 10;
    return `<path d="M${137 - 110 * t} ${58 + 118 * t}H${137 + 110 * t}" stroke="#a8184f" stroke-opacity=".35" stroke-width="2"/>`;
  });
  const photo = `<svg width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs><linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#9aa6ff"/><stop offset="1" stop-color="#ffdcc2"/></linearGradient><linearGradient id="rose" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#ffb3cb"/><stop offset="1" stop-color="#f0387f"/></linearGradient></defs><rect width="${w}" height="${h}" fill="url(#dusk)"/><circle cx="226" cy="62" r="26" fill="#fff0cf"/><path d="M180 150V72H206V180Z" fill="#c22a66"/><path d="M137 58L254 180H20Z" fill="url(#rose)"/>${courses}<rect x="42" y="180" width="190" height="60" fill="#5b67f1"/><path d="M42 180H232V190H42Z" fill="#2f35d8" opacity=".5"/><rect x="118" y="198" width="38" height="70" rx="19" fill="#ffd06e"/><path d="M20 180H92M20 180L72 126" stroke="#fff" stroke-width="3"/><path d="M72 180A52 52 0 0 0 56 142" fill="none" stroke="#fff" stroke-width="3"/></svg><b style="position:absolute;left:88px;top:142px;font:700 25px/1 Sora;background:#fff;color:#23296b;border-radius:30px;padding:8px 13px">35°</b>`;
  const rows = (
    [
      ['Pitch', '35°'],
      ['Area', '164 m²'],
      ['Slates', '2,950'],
    ] as const
  )
    .map(
      ([term, value], k) =>
        `<p style="position:absolute;left:16px;width:${w}px;top:${(LINES[k] ?? 0) - PHONE.y - 10}px;height:50px;display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #dfe3ff;font:500 19px/1 Sora;color:#5a6199">${term}<b style="font:700 23px/1 Sora;color:#171a3d">${value}</b></p>`,
    )
    .join('');
  const screen = `<p style="position:absolute;left:20px;top:18px;right:22px;display:flex;justify-content:space-between;font:700 19px/1 Sora;color:#171a3d">Gable<span style="font-weight:500;color:#5a6199">12:04</span></p>
<div style="position:absolute;left:${x - PHONE.x - 9.66}px;top:${y - PHONE.y - 9.66 - 12}px;width:${w}px;height:${h}px;border-radius:20px;overflow:hidden">${photo}</div>${rows}
<p style="position:absolute;left:16px;top:506px;width:${w}px;font:500 16px/1.2 Sora;color:#5a6199">For Mrs Cotter, 4 Bridge Row</p>
<p style="position:absolute;left:14px;top:${BUTTON.y - PHONE.y - 10}px;width:${BUTTON.w}px;height:${BUTTON.h - 4}px;border-radius:42px;background:linear-gradient(#ffb766,#ff7d3a);color:#3a1204;display:flex;flex-direction:column;gap:6px;align-items:center;justify-content:center;font:700 22px/1 Sora"><span>Send the quote</span><span style="font-weight:600;font-size:18px">€11,480</span></p>`;
  const notes = NOTES.map(([words, top, side]) =>
    side === 'left'
      ? `<p style="position:absolute;right:${WIDE - 320}px;top:${top - 21}px;font:600 27px/1.2 Sora;white-space:nowrap">${words}</p>`
      : `<p style="position:absolute;left:706px;top:${top - 21}px;font:600 27px/1.2 Sora;white-space:nowrap">${words}</p>`,
  ).join('');
  return `${night(12)}${notes}${telephone(PHONE.x, PHONE.y, PHONE.w, PHONE.h, 'background:#f4f5ff', screen)}<p style="position:absolute;left:780px;top:112px;font:600 20px/1.5 Sora;color:#b9c1ff">Released<br>1 March</p>`;
}

const draw: Draw = (params) =>
  sheet(WIDE, TALL, '', textParam(params, 'state', 'screen') === 'sketch' ? sketch() : released());

export default draw;
