/** The illustrator as he cuts himself: turban, beard, round glasses, and the pencil where he keeps it. */
import { page, svg } from '../kit.ts';
import { BLUSH, CORAL, NIGHT, OCHRE, PAPER, PEACH, PLUM, cut, disc, pencil } from './cut.ts';
import type { Draw } from '../../workshop/types.ts';

const SKIN = '#b8734b';
const SHADE = '#9a5a38';

const TURBAN =
  'M240 462C186 360 206 178 404 158C612 150 634 350 576 462C530 412 470 384 410 376C348 384 284 412 240 462Z';

const draw: Draw = () => {
  const clothes = [
    cut('M84 1000C92 846 196 792 322 752L500 752C628 790 722 846 730 1000Z', PLUM),
    cut('M318 752L412 930L504 752Z', PAPER),
    cut('M322 744L250 822L372 1000H412Z', NIGHT),
    cut('M500 744L574 822L452 1000H412Z', NIGHT),
    cut('M338 610H484V770Q412 850 338 770Z', SHADE),
  ];
  const head = [
    disc(266, 510, 40, SHADE),
    disc(552, 510, 40, SKIN),
    cut('M272 340C262 600 300 720 410 726C520 720 556 600 546 340Z', SKIN),
    cut('M272 340C262 600 300 720 410 726C340 690 330 560 344 340Z', SHADE),
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
    cut(TURBAN, CORAL),
    cut('M240 462C186 360 206 178 404 158C292 220 254 340 296 414Z', '#d85f39'),
    cut('M404 158C536 200 574 306 540 424L576 462C634 350 612 150 404 158Z', '#ffc9a8'),
    cut('M410 376C384 352 380 318 408 268C438 318 436 352 410 376Z', PLUM),
    pencil(
      'M268 404C270 306 306 232 394 172M306 398C312 318 336 262 394 206M346 388C348 330 364 284 396 244',
    ),
    pencil(
      'M556 408C554 312 512 234 424 172M514 398C510 318 484 264 424 206M472 388C470 330 454 284 424 244',
    ),
  ];
  const face = [
    pencil('M398 470C392 520 376 548 386 560C396 570 414 568 424 558', NIGHT, 6),
    disc(342, 500, 11, NIGHT),
    disc(476, 500, 11, NIGHT),
    pencil('M300 436Q340 412 378 434M444 434Q482 412 520 436', NIGHT, 13),
    pencil(
      'M342 500m-60 0a60 60 0 1 0 120 0a60 60 0 1 0 -120 0M476 500m-60 0a60 60 0 1 0 120 0a60 60 0 1 0 -120 0',
      PAPER,
      8,
    ),
    pencil('M402 494Q410 484 416 494M282 494L246 478M536 494L572 478', PAPER, 8),
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
        disc(408, 520, 366, PEACH),
        ...clothes,
        ...head,
        ...turban,
        tucked,
        ...face,
        ...jacket,
      ].join(''),
    ),
  });
};

export default draw;
