/**
 * Somebody seen against a projector's light: a strip of film held up in front of its lens.
 * `wide` leaves the left half dark, for words; `tall` is the same moment framed for a phone.
 */
import { curve, page, range, repeat, stream, svg, textParam } from '../kit.ts';
import type { Point } from '../kit.ts';
import type { Draw } from '../../workshop/types.ts';

const FRAMINGS = {
  wide: { width: 1200, height: 675, x: 56, y: 0, zoom: 1 },
  tall: { width: 720, height: 760, x: -566, y: 8, zoom: 1.12 },
} as const;

/** The lens, whose light stands behind everything. */
const LENS = { x: 800, y: 318, radius: 236 } as const;

/** A head in profile that looks left, in units of 1.8 to a pixel. */
const HEAD: readonly Point[] = [
  [374, 318],
  [352, 372],
  [342, 424],
  [343, 456],
  [352, 480],
  [340, 512],
  [318, 548],
  [310, 570],
  [318, 588],
  [338, 596],
  [342, 610],
  [328, 632],
  [332, 648],
  [342, 656],
  [333, 672],
  [338, 690],
  [350, 702],
  [340, 730],
  [346, 756],
  [372, 776],
  [412, 782],
  [470, 778],
  [540, 748],
  [600, 690],
  [650, 650],
  [712, 580],
  [738, 480],
  [722, 370],
  [664, 280],
  [574, 232],
  [470, 232],
  [404, 268],
];

const NECK =
  'M432 760C470 800 492 850 486 930L730 990C700 910 664 830 668 750 672 700 690 660 712 590L540 640Z';
const BODY =
  'M440 960C500 1012 620 1004 700 905 800 946 930 1000 972 1120L1010 1400H96C118 1150 250 1026 440 962Z';
const HOOD =
  'M416 972C446 930 470 922 490 900 540 930 616 914 664 852 716 862 770 912 778 966 742 1032 640 1082 540 1078 470 1074 424 1032 416 972Z';
const FLYAWAYS =
  'M690 136C706 116 732 112 750 122M660 140C650 124 654 108 668 98M412 266C398 250 398 238 406 228M712 590C730 606 730 622 722 640';

/** The arm that comes up from below, the hand that pinches the strip. */
const ARM =
  'M534 700C562 636 592 572 617 520L616 482C610 456 618 432 634 420 650 412 666 418 677 432 686 448 685 468 676 486L660 528C650 590 644 646 648 700Z';
const FINGERS: readonly (readonly [path: string, width: number])[] = [
  ['M624 450C622 432 630 416 640 402', 17],
  ['M668 440C668 424 662 410 655 400', 15],
  ['M678 452C682 438 680 426 674 416', 13],
];

/** Where the strip hangs in the air: it stands up from the hand and curls away at its end. */
const spine = (t: number): Point => [
  650 - 26 * t - 62 * t * t * t,
  436 - 330 * t + 34 * t * t * t * t,
];

const FRAMES = 7;
const FRAME = { width: 54, height: 44 } as const;

/** One frame of the strip: dense where the film is dark, a small disc where it is not. */
function frame(index: number): string {
  const t = 0.06 + (index / FRAMES) * 0.98;
  const [x, y] = spine(t);
  const [ax, ay] = spine(t - 0.02);
  const [bx, by] = spine(t + 0.02);
  const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI + 90;
  const { width, height } = FRAME;
  const holes = repeat(4, (k) => {
    const at = -height / 2 + 3.5 + k * (height / 4);
    return `<rect x="${-width / 2 + 3}" y="${at}" width="6" height="5" rx="1.4"/><rect x="${width / 2 - 9}" y="${at}" width="6" height="5" rx="1.4"/>`;
  });
  const moon = 4 + index * 1.1;
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})">
<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height + 1}" fill="#0d0704"/>
<g fill="#ffd79a">${holes}</g>
<rect x="-16" y="${-height / 2 + 3}" width="32" height="${height - 6}" fill="#b8541a"/>
<rect x="-16" y="4" width="32" height="${height / 2 - 7}" fill="#5e230d"/>
<circle cx="${-6 + index * 2}" cy="${4 - moon * 0.4}" r="${moon}" fill="#ffe2ad"/>
<rect x="-16" y="5" width="32" height="${height / 2 - 8}" fill="#5e230d" opacity=".86"/></g>`;
}

function dust(seed: number): string {
  const next = stream(seed);
  return repeat(240, () => {
    const angle = next() * 2 * Math.PI;
    const far = LENS.radius * (0.5 + next() * 2.2);
    const x = LENS.x + far * Math.cos(angle);
    const y = LENS.y + far * Math.sin(angle);
    const size = 0.4 + next() * next() * 2.2;
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${size.toFixed(2)}" opacity="${(0.1 + next() * 0.5).toFixed(2)}"/>`;
  });
}

const draw: Draw = (params) => {
  const framing = FRAMINGS[textParam(params, 'framing', 'wide') === 'tall' ? 'tall' : 'wide'];
  const { width, height, x, y, zoom } = framing;
  const { x: cx, y: cy, radius } = LENS;
  const fingers = FINGERS.map(
    ([path, thick]) =>
      `<path d="${path}" fill="none" stroke="#07080b" stroke-width="${thick}" stroke-linecap="round"/>`,
  ).join('');
  const hand = `<path d="${ARM}"/>${fingers}`;
  const person = `<g transform="translate(566 40) scale(.5556)">
<path d="${NECK}"/><path d="${curve(HEAD, true)}"/><circle cx="694" cy="220" r="88"/>
<path d="M606 560C600 420 580 312 552 214" fill="none" stroke="#07080b" stroke-width="34"/>
<path d="${FLYAWAYS}" fill="none" stroke="#07080b" stroke-width="3"/><path d="${BODY}"/><path d="${HOOD}"/></g>`;
  const seams = `<g transform="translate(566 40) scale(.5556)" fill="none" stroke="#ffb454" stroke-linecap="round">
<rect x="546" y="482" width="108" height="166" rx="52" transform="rotate(-6 600 560)" stroke-width="3" opacity=".6"/>
<path d="M590 470C580 380 564 300 544 232" stroke-width="3" opacity=".45"/>
<path d="M418 972C470 1018 610 1016 700 930" stroke-width="3" opacity=".4"/></g>`;
  const content = `<defs>
<radialGradient id="lens"><stop offset="0" stop-color="#fffaf0"/><stop offset=".5" stop-color="#ffe7bd"/><stop offset=".86" stop-color="#ffbf6b"/><stop offset="1" stop-color="#f09a3a"/></radialGradient>
<radialGradient id="halo"><stop offset=".3" stop-color="#ffb454" stop-opacity=".62"/><stop offset=".48" stop-color="#e0832a" stop-opacity=".26"/><stop offset="1" stop-color="#c8641a" stop-opacity="0"/></radialGradient>
<radialGradient id="near" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${radius * 1.75}"><stop offset=".4" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity=".1"/></radialGradient>
<linearGradient id="low" x1="0" y1="1" x2="0" y2="0"><stop offset=".05" stop-color="#fff"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/></linearGradient>
<mask id="by-lens"><rect x="-900" y="-900" width="3000" height="3000" fill="url(#near)"/></mask>
<mask id="by-screen"><rect x="300" y="250" width="900" height="560" fill="url(#low)"/></mask>
<filter id="rim" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur in="SourceAlpha" stdDeviation="4.5"/><feComponentTransfer result="inside"><feFuncA type="linear" slope="-1.35" intercept="1.06"/></feComponentTransfer><feFlood flood-color="#ffae4c"/><feComposite in2="inside" operator="in"/><feComposite in2="SourceAlpha" operator="in"/></filter>
<filter id="cool" x="-10%" y="-10%" width="120%" height="120%"><feOffset in="SourceAlpha" dx="7" dy="-5"/><feGaussianBlur stdDeviation="4"/><feComposite in="SourceAlpha" operator="out" result="edge"/><feOffset in="SourceAlpha" dx="7" dy="-5"/><feGaussianBlur stdDeviation="5" result="moved"/><feComposite in="SourceAlpha" in2="moved" operator="out" result="rest"/><feFlood flood-color="#7ce0d6"/><feComposite in2="rest" operator="in"/></filter>
<filter id="glow"><feGaussianBlur stdDeviation="16"/></filter></defs>
<rect width="${width}" height="${height}" fill="#0a0b10"/>
<g transform="translate(${x * zoom} ${y * zoom}) scale(${zoom})">
<circle cx="${cx}" cy="${cy}" r="${radius * 2.6}" fill="url(#halo)"/>
<g fill="none" stroke="#06070a"><circle cx="${cx}" cy="${cy}" r="${radius + 22}" stroke-width="44" opacity=".72"/><circle cx="${cx}" cy="${cy}" r="${radius + 60}" stroke-width="14" opacity=".5"/></g>
<circle cx="${cx}" cy="${cy}" r="${radius + 6}" fill="#ffb454" opacity=".7" filter="url(#glow)"/>
<circle cx="${cx}" cy="${cy}" r="${radius}" fill="url(#lens)"/>
<g fill="#ffd79a">${dust(11)}</g>
<g fill="#07080b">${person}</g>
<g mask="url(#by-lens)"><g filter="url(#rim)" opacity=".95">${person}</g></g>
<g mask="url(#by-screen)" opacity=".75"><g filter="url(#cool)">${person}</g></g>
<g mask="url(#by-lens)">${seams}</g>
<path d="${curve(range(9).map((k) => spine(k / 8)))}" fill="none" stroke="#0d0704" stroke-width="${FRAME.width}"/>
${repeat(FRAMES, frame)}
<g fill="#07080b">${hand}</g>
<g mask="url(#by-lens)"><g filter="url(#rim)" opacity=".9">${hand}</g></g>
<g mask="url(#by-screen)" opacity=".8"><g filter="url(#cool)">${hand}</g></g>
</g>`;
  return page({ width, height, body: svg(width, height, content) });
};

export default draw;
