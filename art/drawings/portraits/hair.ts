/** Hair that lies on the head: each style is a mass, what hangs behind it, and what falls over the clothes. */
import { curve, repeat } from '../kit.ts';
import type { Point } from '../kit.ts';
import { circlePath, curls, flow, glow, line, plait, puffs, rope, smooth } from './shapes.ts';
import type { Mass } from './shapes.ts';

interface Hair {
  readonly mass: Mass;
  /** Behind neck and body. */
  readonly behind?: Mass;
  /** Plain markup behind everything, such as a tail of braids. */
  readonly tail?: string;
  /** Markup over the clothes. */
  readonly over?: string;
  /** Markup on the skin below the mass: shaved sides. */
  readonly shadow?: string;
  readonly ear: boolean;
  /** Falls over collar and shoulder. */
  readonly drapes?: true;
}

/** Combed away from the face, the ear free: the base of buns, tails and braids. */
const COMBED_BACK: readonly Point[] = [
  [367, 338],
  [376, 282],
  [440, 232],
  [552, 216],
  [660, 250],
  [732, 342],
  [748, 460],
  [732, 572],
  [694, 652],
  [664, 668],
  [650, 610],
  [632, 548],
  [604, 500],
  [566, 448],
  [506, 412],
  [446, 384],
  [396, 362],
];

/** Shaved sides: a shade on the skin that thickens upwards. */
const SIDES = `<path d="${smooth([
  [440, 372],
  [500, 330],
  [640, 310],
  [732, 350],
  [748, 430],
  [734, 530],
  [704, 616],
  [674, 650],
  [660, 600],
  [640, 530],
  [604, 506],
  [588, 560],
  [566, 556],
  [566, 490],
  [546, 430],
  [500, 396],
])}" fill="url(#fade)"/>`;

function bluntBob(): Hair {
  return {
    mass: {
      outlines: [
        'M344 424C336 330 366 250 452 214 560 172 690 214 744 318 782 394 782 520 790 640 793 690 790 730 784 752 720 770 600 772 512 748 520 700 530 650 528 590 526 540 516 490 500 440 450 438 396 436 344 424Z',
      ],
      inside:
        glow(
          [
            [352, 330],
            [440, 300],
            [560, 296],
            [680, 330],
            [770, 420],
          ],
          46,
          'hair-light',
          0.5,
        ) +
        flow(
          [
            [440, 210],
            [384, 270],
            [360, 340],
            [354, 428],
          ],
          [
            [520, 196],
            [486, 270],
            [486, 350],
            [494, 446],
          ],
          9,
        ) +
        flow(
          [
            [520, 190],
            [520, 320],
            [540, 450],
            [548, 600],
            [532, 760],
          ],
          [
            [560, 190],
            [700, 260],
            [764, 420],
            [776, 600],
            [776, 760],
          ],
          13,
        ) +
        glow(
          [
            [520, 742],
            [640, 756],
            [784, 742],
          ],
          40,
          'hair-dark',
          0.6,
        ),
    },
    ear: false,
  };
}

function topKnot(): Hair {
  return {
    mass: {
      outlines: [smooth(COMBED_BACK), circlePath(628, 152, 96)],
      inside:
        glow(
          [
            [400, 300],
            [500, 262],
            [620, 280],
            [720, 360],
          ],
          40,
          'hair-light',
          0.5,
        ) +
        flow(
          [
            [372, 336],
            [430, 280],
            [520, 250],
            [600, 226],
          ],
          [
            [660, 660],
            [720, 560],
            [724, 400],
            [660, 236],
          ],
          13,
        ) +
        glow(
          [
            [560, 226],
            [628, 244],
            [700, 226],
          ],
          34,
          'hair-dark',
          0.75,
        ) +
        flow(
          [
            [536, 160],
            [570, 90],
            [650, 66],
            [712, 110],
          ],
          [
            [560, 220],
            [600, 190],
            [660, 190],
            [704, 196],
          ],
          6,
        ) +
        line(
          [
            [560, 120],
            [640, 150],
            [700, 210],
          ],
          4,
          'hair-dark',
          0.5,
        ),
    },
    tail: line(
      [
        [706, 640],
        [730, 676],
        [726, 716],
      ],
      3.4,
      'hair',
      0.9,
    ),
    over:
      line(
        [
          [380, 338],
          [366, 372],
          [372, 408],
        ],
        3.6,
        'hair',
        0.9,
      ) +
      line(
        [
          [580, 470],
          [570, 540],
          [584, 610],
          [572, 656],
        ],
        4,
        'hair',
        0.95,
      ),
    ear: true,
  };
}

function afro(): Hair {
  const rim: readonly Point[] = [
    [380, 346],
    [346, 282],
    [350, 196],
    [408, 118],
    [510, 70],
    [630, 64],
    [740, 108],
    [822, 192],
    [852, 310],
    [842, 430],
    [796, 540],
    [722, 612],
  ];
  return {
    mass: {
      outlines: [
        smooth([
          ...rim,
          [668, 650],
          [620, 640],
          [600, 580],
          [586, 500],
          [566, 440],
          [500, 408],
          [436, 388],
        ]),
        ...puffs(rim, 34, 34, 4),
      ],
      inside:
        glow(
          [
            [380, 210],
            [480, 130],
            [620, 110],
            [740, 160],
          ],
          90,
          'hair-light',
          0.5,
        ) + curls(11, 300, [596, 340], [270, 290], 15),
    },
    ear: false,
  };
}

function curlyCrop(): Hair {
  const rim: readonly Point[] = [
    [384, 352],
    [352, 300],
    [360, 228],
    [430, 168],
    [530, 150],
    [640, 166],
    [724, 226],
    [768, 320],
    [776, 430],
    [752, 530],
    [712, 604],
  ];
  return {
    mass: {
      outlines: [
        smooth([
          ...rim,
          [676, 640],
          [656, 590],
          [640, 520],
          [606, 506],
          [592, 566],
          [572, 560],
          [564, 490],
          [540, 430],
          [480, 400],
          [420, 380],
        ]),
        ...puffs(rim, 15, 46, 21),
        ...puffs(
          [
            [392, 356],
            [452, 396],
            [520, 420],
          ],
          4,
          28,
          8,
        ),
      ],
      inside:
        glow(
          [
            [380, 260],
            [470, 190],
            [600, 190],
            [720, 280],
          ],
          70,
          'hair-light',
          0.45,
        ) + curls(5, 120, [566, 340], [220, 230], 27),
    },
    ear: true,
  };
}

/** Sides faded, a strip of curls from the brow to the crown. */
function frohawk(): Hair {
  const rim: readonly Point[] = [
    [364, 330],
    [340, 240],
    [370, 160],
    [450, 112],
    [550, 92],
    [650, 108],
    [728, 166],
    [762, 250],
    [748, 326],
  ];
  return {
    mass: {
      outlines: [
        smooth([...rim, [716, 366], [650, 356], [570, 350], [500, 356], [440, 366], [396, 362]]),
        ...puffs(rim, 18, 36, 3),
      ],
      inside:
        glow(
          [
            [370, 220],
            [470, 140],
            [600, 130],
            [730, 210],
          ],
          60,
          'hair-light',
          0.5,
        ) + curls(15, 130, [566, 230], [230, 150], 20),
    },
    shadow: SIDES,
    ear: true,
  };
}

function longBraid(): Hair {
  const spine: readonly Point[] = [
    [716, 560],
    [760, 640],
    [770, 740],
    [744, 850],
    [700, 960],
    [676, 1070],
  ];
  return {
    mass: {
      outlines: [
        smooth([
          ...COMBED_BACK.slice(0, 8),
          [776, 600],
          [760, 676],
          [700, 690],
          ...COMBED_BACK.slice(9),
        ]),
      ],
      inside:
        glow(
          [
            [390, 300],
            [500, 256],
            [630, 286],
            [724, 390],
          ],
          42,
          'hair-light',
          0.55,
        ) +
        flow(
          [
            [372, 340],
            [470, 380],
            [590, 450],
            [660, 560],
            [720, 660],
          ],
          [
            [384, 280],
            [520, 206],
            [690, 270],
            [752, 420],
            [760, 640],
          ],
          13,
        ) +
        line(
          [
            [380, 300],
            [480, 318],
            [600, 390],
            [690, 520],
          ],
          10,
          'hair-dark',
          0.35,
        ),
    },
    over:
      plait(spine, 13, 78, 50) +
      `<path d="M650 1064C660 1056 694 1056 704 1066L700 1092C688 1100 664 1098 654 1090Z" fill="var(--band)"/><path d="M654 1088C640 1140 648 1180 640 1240H706C700 1180 712 1140 700 1090Z" fill="var(--hair)"/>` +
      flow(
        [
          [662, 1096],
          [654, 1150],
          [652, 1230],
        ],
        [
          [692, 1096],
          [698, 1150],
          [694, 1230],
        ],
        4,
      ),
    ear: true,
  };
}

function silverChignon(): Hair {
  return {
    mass: {
      outlines: [
        smooth([
          [366, 350],
          [340, 290],
          [364, 222],
          [450, 180],
          [560, 172],
          [670, 208],
          [744, 300],
          [764, 420],
          [752, 540],
          [716, 640],
          [680, 672],
          [652, 650],
          [634, 590],
          [612, 520],
          [584, 486],
          [556, 446],
          [500, 420],
          [440, 396],
          [394, 380],
        ]),
        smooth([
          [690, 590],
          [760, 556],
          [826, 590],
          [840, 664],
          [796, 726],
          [726, 730],
          [682, 690],
        ]),
      ],
      inside:
        glow(
          [
            [356, 300],
            [450, 226],
            [570, 230],
            [690, 320],
          ],
          60,
          'hair-light',
          0.8,
        ) +
        flow(
          [
            [380, 372],
            [356, 310],
            [420, 250],
            [540, 250],
            [660, 340],
            [724, 500],
            [716, 640],
          ],
          [
            [520, 420],
            [470, 388],
            [500, 360],
            [580, 400],
            [640, 470],
            [672, 560],
            [700, 660],
          ],
          10,
          'hair-light',
          3,
          0.6,
        ) +
        glow(
          [
            [700, 570],
            [700, 640],
            [690, 710],
          ],
          22,
          'hair-dark',
          0.7,
        ) +
        flow(
          [
            [716, 600],
            [770, 580],
            [822, 620],
            [810, 690],
          ],
          [
            [716, 690],
            [750, 650],
            [780, 660],
            [770, 700],
          ],
          6,
          'hair-light',
          3,
          0.6,
        ),
    },
    over: line(
      [
        [592, 500],
        [606, 560],
        [590, 612],
      ],
      4.4,
      'hair',
      0.9,
    ),
    ear: true,
  };
}

/** Short and brushed back from a receding temple. */
function receding(): Hair {
  return {
    mass: {
      outlines: [
        smooth([
          [410, 318],
          [392, 262],
          [430, 214],
          [540, 190],
          [650, 218],
          [726, 306],
          [750, 420],
          [742, 530],
          [712, 614],
          [678, 640],
          [660, 590],
          [646, 524],
          [606, 504],
          [592, 568],
          [570, 580],
          [562, 500],
          [548, 440],
          [506, 404],
          [486, 352],
          [452, 330],
        ]),
      ],
      inside:
        glow(
          [
            [420, 262],
            [520, 226],
            [640, 262],
            [716, 360],
          ],
          46,
          'hair-light',
          0.8,
        ) +
        flow(
          [
            [412, 316],
            [440, 244],
            [540, 204],
            [650, 228],
          ],
          [
            [560, 560],
            [580, 480],
            [660, 520],
            [700, 610],
          ],
          17,
          'hair-light',
          2.8,
          0.55,
        ) +
        glow(
          [
            [600, 560],
            [640, 600],
            [690, 620],
          ],
          40,
          'hair-dark',
          0.4,
        ),
    },
    ear: true,
  };
}

/** Very short tight curls, high on the forehead. */
function closeCurls(): Hair {
  const rim: readonly Point[] = [
    [424, 326],
    [420, 268],
    [484, 226],
    [580, 220],
    [670, 262],
    [730, 344],
    [742, 450],
    [726, 540],
    [700, 610],
  ];
  return {
    mass: {
      outlines: [
        smooth([
          ...rim,
          [676, 630],
          [660, 580],
          [646, 520],
          [606, 502],
          [592, 576],
          [570, 584],
          [564, 500],
          [552, 436],
          [520, 390],
          [470, 350],
        ]),
        ...puffs(rim, 30, 15, 9),
        ...puffs(
          [
            [424, 326],
            [470, 350],
            [520, 392],
            [552, 440],
          ],
          9,
          12,
          2,
        ),
      ],
      inside:
        glow(
          [
            [440, 290],
            [540, 250],
            [650, 290],
            [716, 400],
          ],
          44,
          'hair-light',
          0.6,
        ) + curls(6, 260, [590, 400], [190, 220], 9),
    },
    ear: true,
  };
}

function longWaves(): Hair {
  return {
    mass: {
      outlines: [
        'M360 352C336 290 372 224 452 196 560 158 690 200 752 300 792 372 780 440 800 510 818 574 866 620 860 704 854 770 806 800 826 876 842 940 872 966 846 1020 790 1062 700 1052 652 1010 600 966 640 900 612 846 584 796 548 760 560 690 570 636 600 600 588 540 574 478 530 452 482 430 430 408 384 396 360 352Z',
      ],
      inside:
        glow(
          [
            [372, 330],
            [440, 270],
            [560, 250],
            [680, 310],
            [740, 430],
          ],
          56,
          'hair-light',
          0.55,
        ) +
        glow(
          [
            [640, 640],
            [740, 700],
            [840, 680],
          ],
          44,
          'hair-light',
          0.35,
        ) +
        glow(
          [
            [620, 860],
            [720, 900],
            [830, 880],
          ],
          44,
          'hair-light',
          0.28,
        ) +
        flow(
          [
            [370, 340],
            [450, 380],
            [560, 440],
            [606, 540],
            [574, 680],
            [600, 800],
            [636, 900],
            [640, 1010],
          ],
          [
            [420, 240],
            [600, 210],
            [736, 310],
            [776, 480],
            [846, 670],
            [800, 800],
            [840, 930],
            [830, 1040],
          ],
          15,
        ) +
        glow(
          [
            [590, 560],
            [560, 690],
            [606, 840],
            [640, 1000],
          ],
          30,
          'hair-dark',
          0.6,
        ),
    },
    behind: {
      outlines: [
        smooth([
          [560, 640],
          [760, 600],
          [820, 760],
          [800, 900],
          [700, 960],
          [600, 880],
        ]),
      ],
      inside: '',
    },
    ear: false,
    drapes: true,
  };
}

/** Straight to the shoulder blades, tucked behind the ear. */
function longStraight(): Hair {
  return {
    mass: {
      outlines: [
        'M364 346C352 284 400 222 480 200 590 172 706 220 752 320 796 420 800 560 812 700 822 840 846 980 862 1240H640C636 1120 640 980 640 880 640 800 668 700 656 610 648 560 628 520 600 500 576 452 520 424 460 400 410 380 376 372 364 346Z',
      ],
      inside:
        glow(
          [
            [380, 320],
            [470, 262],
            [600, 262],
            [720, 350],
          ],
          46,
          'hair-light',
          0.6,
        ) +
        flow(
          [
            [372, 346],
            [470, 372],
            [590, 450],
            [654, 560],
            [664, 700],
            [650, 900],
            [652, 1230],
          ],
          [
            [480, 190],
            [640, 220],
            [740, 330],
            [780, 480],
            [800, 700],
            [824, 960],
            [844, 1230],
          ],
          16,
        ) +
        glow(
          [
            [660, 600],
            [660, 740],
            [640, 900],
            [640, 1200],
          ],
          34,
          'hair-dark',
          0.65,
        ) +
        glow(
          [
            [690, 980],
            [760, 1010],
            [850, 990],
          ],
          60,
          'hair-light',
          0.3,
        ),
    },
    ear: true,
    drapes: true,
  };
}

/** Braids gathered high on the crown, falling behind the shoulder. */
function braidTail(): Hair {
  const roots: readonly Point[] = [
    [690, 262],
    [704, 250],
    [718, 262],
  ];
  const tail = repeat(15, (k) => {
    const t = k / 14;
    const [x, y] = roots[k % 3] ?? [690, 200];
    const wide = 800 + 116 * Math.sin(Math.PI * Math.min(1, t * 1.05) * 0.5);
    return rope(
      [
        [x, y],
        [746 + t * 56, 168 + (1 - t) * 42],
        [792 + t * 84, 250 + (1 - t) * 66],
        [wide - (1 - t) * 40, 420 + (1 - t) * 40],
        [wide - (1 - t) * 66, 620],
        [wide - (1 - t) * 92 - 16, 800 + ((k * 37) % 60)],
      ],
      19,
    );
  });
  const rows = repeat(8, (k) => {
    const t = k / 7;
    return line(
      [
        [368 + t * 262, 336 + t * 250 - Math.sin(t * 3.1) * 60],
        [450 + t * 190, 258 + t * 170],
        [572 + t * 104, 212 + t * 128],
        [692, 276],
      ],
      6,
      'hair-dark',
      0.75,
    );
  });
  const lights = repeat(7, (k) => {
    const t = (k + 0.5) / 7;
    const d = curve([
      [368 + t * 262, 336 + t * 250 - Math.sin(t * 3.1) * 60],
      [450 + t * 190, 258 + t * 170],
      [572 + t * 104, 212 + t * 128],
      [692, 276],
    ]);
    return `<path d="${d}" fill="none" stroke="var(--hair-light)" stroke-width="11" stroke-dasharray="2 9" opacity=".5"/>`;
  });
  return {
    mass: {
      outlines: [smooth(COMBED_BACK)],
      inside:
        glow(
          [
            [390, 300],
            [500, 250],
            [620, 250],
          ],
          44,
          'hair-light',
          0.5,
        ) +
        rows +
        lights,
    },
    tail,
    over: '<g transform="translate(706 252) rotate(38)"><path d="M-44 -26C-20 -40 20 -40 44 -26 52 -8 52 10 44 26 20 38 -20 38 -44 26 -52 10 -52 -8 -44 -26Z" fill="var(--band)"/><path d="M-42 -10C-16 -22 16 -22 42 -10M-44 10C-16 0 16 0 44 10" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".4"/></g>',
    ear: true,
  };
}

/** Volume over the forehead, short at the sides. */
function quiff(): Hair {
  return {
    mass: {
      outlines: [
        smooth([
          [372, 346],
          [330, 300],
          [304, 226],
          [340, 160],
          [430, 134],
          [550, 144],
          [656, 184],
          [728, 254],
          [744, 344],
          [730, 430],
          [704, 400],
          [630, 366],
          [550, 362],
          [480, 372],
          [420, 366],
        ]),
      ],
      inside:
        glow(
          [
            [322, 232],
            [400, 176],
            [520, 180],
            [650, 240],
          ],
          56,
          'hair-light',
          0.65,
        ) +
        flow(
          [
            [378, 352],
            [322, 288],
            [318, 200],
            [400, 150],
            [540, 150],
            [700, 240],
          ],
          [
            [500, 380],
            [450, 340],
            [450, 296],
            [520, 276],
            [620, 290],
            [734, 350],
          ],
          10,
          'hair-light',
          3,
          0.5,
        ) +
        glow(
          [
            [420, 392],
            [560, 376],
            [690, 400],
          ],
          22,
          'hair-dark',
          0.45,
        ),
    },
    shadow: SIDES,
    ear: true,
  };
}

/** Tied at the back of the crown, the sides shaved. */
function manBun(): Hair {
  return {
    mass: {
      outlines: [
        smooth([
          [367, 340],
          [372, 280],
          [440, 228],
          [552, 210],
          [664, 236],
          [738, 310],
          [746, 370],
          [732, 430],
          [690, 392],
          [610, 364],
          [520, 360],
          [452, 372],
          [400, 362],
        ]),
        smooth([
          [728, 330],
          [722, 268],
          [768, 224],
          [826, 236],
          [850, 292],
          [824, 348],
          [772, 362],
        ]),
      ],
      inside:
        glow(
          [
            [390, 300],
            [500, 250],
            [620, 258],
            [720, 310],
          ],
          40,
          'hair-light',
          0.6,
        ) +
        flow(
          [
            [372, 338],
            [430, 256],
            [560, 222],
            [740, 300],
          ],
          [
            [420, 366],
            [500, 350],
            [620, 340],
            [744, 350],
          ],
          9,
        ) +
        glow(
          [
            [736, 250],
            [734, 300],
            [752, 350],
          ],
          16,
          'hair-dark',
          0.8,
        ) +
        flow(
          [
            [742, 290],
            [766, 236],
            [818, 240],
            [840, 290],
          ],
          [
            [752, 340],
            [780, 300],
            [810, 300],
            [824, 336],
          ],
          5,
        ),
    },
    shadow: SIDES,
    ear: true,
  };
}

/** Short hair that shows below a cap. */
function underCap(): Hair {
  return {
    mass: {
      outlines: [
        smooth([
          [560, 400],
          [740, 400],
          [750, 500],
          [736, 580],
          [716, 640],
          [684, 652],
          [664, 600],
          [648, 524],
          [606, 504],
          [592, 566],
          [570, 580],
          [562, 500],
        ]),
      ],
      inside: flow(
        [
          [570, 430],
          [566, 500],
          [576, 570],
        ],
        [
          [740, 430],
          [740, 540],
          [704, 650],
        ],
        14,
      ),
    },
    ear: true,
  };
}

/** Hair tucked away below a turban: only the sideburn shows. */
function tucked(): Hair {
  return {
    mass: {
      outlines: [
        smooth([
          [560, 440],
          [600, 450],
          [606, 500],
          [594, 570],
          [572, 590],
          [562, 510],
        ]),
      ],
      inside: '',
    },
    ear: true,
  };
}

/** A shaved head: a shade of stubble where hair would grow. */
function bald(): Hair {
  return {
    mass: { outlines: ['M0 0Z'], inside: '' },
    shadow: `<g opacity=".4" filter="url(#soft)">${SIDES}</g><path d="M430 300C480 262 560 256 620 284" fill="none" stroke="var(--light)" stroke-width="34" stroke-linecap="round" opacity=".6" filter="url(#soft)"/>`,
    ear: true,
  };
}

export const HAIR: Readonly<Record<string, () => Hair>> = {
  afro,
  bald,
  bluntBob,
  braidTail,
  closeCurls,
  curlyCrop,
  frohawk,
  longBraid,
  longStraight,
  longWaves,
  manBun,
  quiff,
  receding,
  silverChignon,
  topKnot,
  tucked,
  underCap,
};
