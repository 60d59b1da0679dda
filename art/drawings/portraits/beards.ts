/** Beards and moustaches, drawn over the face in the hair's colour. */
import type { Point } from '../kit.ts';
import { flow, glow, smooth } from './shapes.ts';
import type { Mass } from './shapes.ts';

/** From the sideburn down to the chin and back up along the cheek, the lips left free. */
const CHEEK: readonly Point[] = [
  [592, 556],
  [576, 604],
  [546, 650],
  [500, 668],
  [452, 662],
  [412, 640],
  [384, 616],
  [352, 604],
  [328, 608],
  [318, 626],
  [336, 636],
  [366, 642],
  [386, 656],
  [376, 680],
  [350, 692],
  [330, 698],
];

function boxed(): Mass {
  return {
    outlines: [
      smooth([
        ...CHEEK,
        [322, 728],
        [322, 764],
        [348, 792],
        [412, 808],
        [492, 790],
        [560, 736],
        [600, 660],
        [612, 590],
      ]),
    ],
    inside:
      flow(
        [
          [600, 580],
          [560, 680],
          [480, 730],
          [380, 720],
        ],
        [
          [610, 620],
          [570, 740],
          [480, 800],
          [360, 790],
        ],
        7,
      ) +
      glow(
        [
          [560, 640],
          [470, 690],
          [370, 690],
        ],
        30,
        'hair-light',
        0.35,
      ),
  };
}

function full(): Mass {
  return {
    outlines: [
      smooth([
        ...CHEEK,
        [312, 730],
        [298, 790],
        [306, 860],
        [346, 920],
        [410, 938],
        [480, 908],
        [548, 830],
        [600, 720],
        [616, 610],
      ]),
    ],
    inside:
      glow(
        [
          [560, 650],
          [460, 700],
          [360, 690],
        ],
        44,
        'hair-light',
        0.45,
      ) +
      flow(
        [
          [350, 690],
          [330, 760],
          [330, 840],
          [370, 930],
        ],
        [
          [600, 580],
          [596, 680],
          [540, 800],
          [450, 920],
        ],
        13,
        'hair-light',
        3,
        0.5,
      ) +
      flow(
        [
          [384, 624],
          [356, 614],
          [330, 622],
        ],
        [
          [390, 650],
          [360, 636],
          [330, 634],
        ],
        3,
      ),
  };
}

function stubble(): Mass {
  return { outlines: boxed().outlines, inside: '' };
}

function moustache(): Mass {
  return {
    outlines: [
      smooth([
        [330, 604],
        [312, 620],
        [310, 640],
        [334, 640],
        [372, 650],
        [408, 676],
        [424, 668],
        [408, 634],
        [378, 608],
        [352, 600],
      ]),
    ],
    inside: flow(
      [
        [330, 606],
        [372, 616],
        [418, 664],
      ],
      [
        [318, 634],
        [360, 636],
        [408, 672],
      ],
      5,
    ),
  };
}

function goatee(): Mass {
  return {
    outlines: [
      ...moustache().outlines,
      smooth([
        [350, 700],
        [330, 706],
        [318, 736],
        [314, 780],
        [336, 818],
        [376, 824],
        [416, 800],
        [424, 756],
        [404, 716],
        [378, 706],
      ]),
    ],
    inside:
      moustache().inside +
      flow(
        [
          [344, 704],
          [326, 760],
          [344, 812],
        ],
        [
          [404, 716],
          [414, 770],
          [380, 816],
        ],
        7,
      ),
  };
}

export const BEARDS: Readonly<Record<string, () => Mass>> = {
  boxed,
  full,
  goatee,
  moustache,
  stubble,
};
