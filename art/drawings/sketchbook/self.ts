/** The illustrator as he cuts himself: turban, beard, round glasses, and the pencil where he keeps it. */
import { page, svg } from '../kit.ts';
import { BLUSH, CORAL, NIGHT, OCHRE, PAPER, PEACH, PLUM, SKY, cut, disc, pencil } from './cut.ts';
import type { Draw } from '../../workshop/types.ts';

const SKIN = '#b8734b';
const SHADE = '#9a5a38';

/** The turban's outline; its lower edge is the brow. */
const TURBAN =
  'M234 462C196 264 276 128 410 128C544 128 624 264 586 462C540 420 474 396 410 392C346 396 280 420 234 462Z';

/** Half of the turban's wraps, which rise to the middle of the brow: arcs about one point, the outer first. */
const wraps = (x: number, colours: readonly string[]): string =>
  colours.map((colour, index) => disc(x, 560, 506 - index * 56, colour)).join('');

const draw: Draw = () => {
  const clothes = [
    cut('M84 1000C92 846 196 792 322 752L500 752C628 790 722 846 730 1000Z', PLUM),
    cut('M318 752L412 930L504 752Z', PAPER),
    cut('M322 744L250 822L372 1000H412Z', NIGHT),
    cut('M500 744L574 822L452 1000H412Z', NIGHT),
    cut('M338 610H484V770Q412 850 338 770Z', SHADE),
  ];
  const head = [
    disc(266, 510, 40, SKIN),
    disc(552, 510, 40, SHADE),
    cut('M272 340C262 600 300 720 410 726C520 720 556 600 546 340Z', SKIN),
    // Light comes from the left: the turban and the nose throw a shade each.
    cut('M270 400H548V448C500 424 456 414 410 412C362 414 316 424 270 448Z', SHADE),
    cut('M406 462L446 556Q434 572 406 570Z', SHADE),
    cut(
      'M266 486C244 640 286 838 412 862C536 838 574 640 552 486C542 560 520 590 480 596C456 582 432 592 410 598C388 592 364 582 340 596C300 590 276 560 266 486Z',
      NIGHT,
    ),
    cut(
      'M312 628C330 580 388 574 410 596C432 574 490 580 508 628C474 640 440 632 410 616C380 632 346 640 312 628Z',
      PLUM,
    ),
    pencil('M382 650Q410 664 438 650', '#f2a98c', 9),
  ];
  const turban = [
    `<clipPath id="turban"><path d="${TURBAN}"/></clipPath>`,
    '<clipPath id="near"><path d="M0 0H436L384 480H0Z"/></clipPath>',
    `<g clip-path="url(#turban)"><rect x="180" y="100" width="460" height="380" fill="#d85f39"/>`,
    wraps(236, ['#e06a42', '#c9532f', '#e06a42', '#c9532f', '#e06a42', '#c9532f', '#e06a42']),
    `<g clip-path="url(#near)">${wraps(584, [CORAL, '#ff9468', CORAL, '#ff9468', CORAL, '#ff9468', CORAL])}</g>`,
    cut('M410 336L452 400H368Z', PLUM),
    '</g>',
  ];
  const face = [
    disc(342, 502, 12, NIGHT),
    disc(476, 502, 12, NIGHT),
    cut('M298 446Q338 416 384 440L382 452Q340 434 302 456Z', NIGHT),
    cut('M522 446Q482 416 436 440L438 452Q480 434 518 456Z', NIGHT),
    pencil(
      'M342 500m-60 0a60 60 0 1 0 120 0a60 60 0 1 0 -120 0M476 500m-60 0a60 60 0 1 0 120 0a60 60 0 1 0 -120 0',
      PAPER,
      9,
    ),
    pencil('M402 492Q410 484 416 492M282 492L250 480M536 492L568 480', PAPER, 9),
  ];
  const tucked = `<g transform="translate(590 452) rotate(20)">${cut('M-16 -170H16V96H-16Z', OCHRE)}${cut('M-16 96H16L0 142Z', '#f3d3b0')}${cut('M-6 124H6L0 142Z', NIGHT)}${cut('M-16 -190H16V-150H-16Z', PLUM)}${pencil('M0 -146V94', NIGHT, 3)}</g>`;
  const jacket = [
    pencil('M150 1000C154 930 176 880 214 850M664 1000C660 930 640 880 604 850'),
    disc(412, 962, 9, NIGHT),
    pencil('M560 920H648V972H560Z', PEACH, 5),
  ];
  return page({
    width: 800,
    height: 1000,
    body: svg(
      800,
      1000,
      [
        `<rect width="800" height="1000" fill="${BLUSH}"/>`,
        disc(408, 520, 366, SKY),
        ...clothes,
        ...head,
        ...face,
        ...turban,
        tucked,
        ...jacket,
      ].join(''),
    ),
  });
};

export default draw;
