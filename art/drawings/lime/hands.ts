import type { Draw } from '../../workshop/types.ts';
import { coloursParam, page, range, svg, textParam, type Point } from '../kit.ts';
import { forearm, form, limb, scrape, type Coats } from './hand.ts';
import { frayed, pitted, trowelled } from './rough.ts';

const WIDTH = 960;
const HEIGHT = 1200;

type Craft = (coats: Coats, sleeve: string) => string;

/** Four fingers closed round something that lies across, their knuckles up. */
const grip = (x: number, y: number, coats: Coats): string =>
  [
    form(
      `M${x - 150} ${y + 20}C${x - 170} ${y + 210} ${x - 110} ${y + 330} ${x - 84} ${y + 380}H${x + 96}C${x + 130} ${y + 320} ${x + 190} ${y + 200} ${x + 168} ${y + 20}Z`,
      coats,
    ),
    ...[58, 84, 76, 40].map((high, k) => {
      const left = x - 118 + k * 84;
      return limb(
        [
          [left, y - high],
          [left + 2, y + 70],
        ],
        70,
        coats,
      );
    }),
    ...range(4).map((k) => scrape(`M${x - 136 + k * 84} ${y + 2}q18 12 36 0`, coats)),
    limb(
      [
        [x - 168, y + 196],
        [x - 120, y + 112],
        [x + 8, y + 128],
      ],
      66,
      coats,
    ),
    scrape(`M${x - 12} ${y + 112}q26 12 24 34`, coats),
  ].join('');

const crafts: Readonly<Record<string, Craft>> = {
  /** A steel float that leaves its arc of smooth lime. */
  float: (coats, sleeve) => {
    const { upper, lower } = coats;
    const arcs = range(7).map((k) =>
      scrape(
        `M40 ${500 - k * 46}C300 ${300 - k * 50} 620 ${250 - k * 46} 930 ${420 - k * 58}`,
        { upper: lower, lower: upper },
        k % 2 ? 5 : 11,
      ),
    );
    return [
      ...arcs,
      `<g transform="rotate(-14 480 560)">${form('M120 430H850V566H120Z', coats, '#d9b88a')}${scrape('M150 458H820', coats)}${form('M300 566H356V640H300ZM610 566H666V640H610Z', coats)}${form('M210 622H760A34 34 0 0 1 760 706H210A34 34 0 0 1 210 622Z', coats, sleeve)}</g>`,
      forearm([760, 1330], [548, 960], coats, sleeve),
      `<g transform="rotate(-14 480 640)">${grip(478, 646, coats)}</g>`,
    ].join('');
  },
  /** A flat hand that feels a board, and the shavings beside it. */
  board: (coats, sleeve) => {
    const { upper, lower } = coats;
    const grain = range(9).map((k) =>
      scrape(
        `M-20 ${118 + k * 118}C220 ${80 + k * 124} 300 ${170 + k * 112} 500 ${124 + k * 116}S820 ${96 + k * 122} 1000 ${140 + k * 112}`,
        { upper: lower, lower: upper },
        k % 3 === 1 ? 9 : 5,
      ),
    );
    const eye = scrape(
      'M150 250c60 -60 150 -60 190 0c-40 62 -130 62 -190 0ZM196 250c30 -26 74 -26 96 0c-20 28 -66 28 -96 0Z',
      { upper: lower, lower: upper },
    );
    const fingers: readonly (readonly [Point, Point])[] = [
      [
        [352, 690],
        [236, 446],
      ],
      [
        [444, 640],
        [388, 326],
      ],
      [
        [540, 640],
        [540, 300],
      ],
      [
        [632, 690],
        [690, 380],
      ],
    ];
    return [
      ...grain,
      eye,
      forearm([520, 1360], [500, 1020], coats, sleeve),
      limb(
        [
          [600, 930],
          [726, 836],
          [812, 700],
        ],
        84,
        coats,
      ),
      form(
        'M306 700C300 860 350 980 410 1060H600C660 990 690 860 676 700C600 620 380 610 306 700Z',
        coats,
      ),
      ...fingers.map(([a, b]) => limb([a, b], 82, coats)),
      `<path d="M318 716C320 860 366 960 420 1040H590C644 970 668 860 664 716C590 650 390 640 318 716Z" fill="${upper}"/>`,
      ...fingers.map(([, [x, y]]) => scrape(`M${x - 22} ${y + 8}q22 -34 44 0`, coats)),
      scrape(
        'M380 720q30 26 62 6M478 702q32 20 62 2M574 716q32 16 58 -6M648 900q40 -14 60 -44',
        coats,
      ),
      scrape(
        'M800 980c90 -70 130 60 40 70c-70 4 -66 -84 4 -70M110 980c90 -60 120 66 36 70c-60 0 -60 -70 0 -64',
        { upper: lower, lower: upper },
        12,
      ),
    ].join('');
  },
  /** A pencil on the plan of a room, and the sun that comes into it. */
  pencil: (coats, sleeve) => {
    const { upper, lower } = coats;
    const light = { upper: lower, lower: upper };
    return [
      scrape('M90 120H620V210M90 120V700H330M620 330V560', light, 16),
      scrape('M620 210A120 120 0 0 1 740 330H620', light, 6),
      ...range(5).map((k) =>
        scrape(`M118 ${176 + k * 84}L${360 + k * 16} ${300 + k * 84}`, light, 5),
      ),
      forearm([1010, 1250], [760, 970], coats, sleeve),
      limb(
        [
          [470, 950],
          [560, 1000],
          [690, 1000],
        ],
        88,
        coats,
      ),
      limb(
        [
          [440, 880],
          [540, 920],
          [700, 910],
        ],
        88,
        coats,
      ),
      `<g transform="rotate(38 330 716)">${form('M330 846L306 744H354Z', coats)}${scrape('M330 846V826', coats, 12)}${form('M300 240H360V748H300Z', coats, sleeve)}${scrape('M330 250V730', coats, 5)}${form('M300 190H360V244H300Z', coats)}</g>`,
      form(
        'M560 760C640 700 800 760 850 860C880 960 830 1050 740 1050C640 1060 560 980 540 900Z',
        coats,
      ),
      limb(
        [
          [420, 800],
          [520, 850],
          [640, 850],
        ],
        88,
        coats,
      ),
      limb(
        [
          [372, 700],
          [470, 654],
          [620, 720],
          [700, 800],
        ],
        86,
        coats,
      ),
      limb(
        [
          [376, 772],
          [470, 792],
          [590, 860],
        ],
        74,
        coats,
      ),
      `<path d="M600 770C680 740 790 800 820 880C830 960 790 1010 720 1010C640 1000 600 920 590 860Z" fill="${upper}"/>`,
      scrape(
        'M352 694q8 -26 34 -32M356 770q6 -22 28 -24M560 690q-6 30 12 50M700 1000q50 6 90 -40',
        coats,
      ),
    ].join('');
  },
  /** A fan of colours, held up to the wall. */
  fan: (coats, sleeve) => {
    const cards = ['#f2e3c6', '#d9a441', '#c1683a', '#8f3f1e', '#5d6044', '#3d4a3a'];
    return [
      ...cards.map(
        (card, k) =>
          `<g transform="rotate(${-46 + k * 18} 480 900)">${form('M420 250H540V860H420Z', coats, card)}${scrape('M438 322H522', coats)}</g>`,
      ),
      forearm([560, 1420], [500, 1090], coats, sleeve),
      form('M330 800C316 930 366 1050 420 1110H590C650 1030 676 920 650 800Z', coats),
      ...range(4).map((k) =>
        limb(
          [
            [620 - k * 8, 760 + k * 76],
            [460 + k * 6, 752 + k * 78],
            [398 + k * 10, 790 + k * 74],
          ],
          70,
          coats,
        ),
      ),
      limb(
        [
          [372, 1010],
          [330, 860],
          [420, 690],
        ],
        78,
        coats,
      ),
      scrape(
        'M402 676q26 -14 40 8M384 774q-4 26 10 40M396 852q-4 24 10 38M406 926q-4 22 10 36',
        coats,
      ),
      form('M462 700a24 24 0 1 0 48 0a24 24 0 1 0 -48 0Z', coats, '#d9b88a'),
    ].join('');
  },
};

/** A hand at its work in sgraffito: the upper coat scraped away down to the lower one. */
const draw: Draw = (params) => {
  const [lower, upper, sleeve] = coloursParam(params, 'coats', ['#8f3f1e', '#ecdcc0', '#5d6044']);
  const coats = { lower, upper };
  const craft = textParam(params, 'craft', 'float');
  const seed = craft.length * 7;
  return page({
    width: WIDTH,
    height: HEIGHT,
    body: svg(
      WIDTH,
      HEIGHT,
      `<defs>${frayed('edge', seed, 9)}${trowelled('clouds', seed + 2, 1, '.003 .006')}${pitted('pits', seed + 4, [0.96, 0.9, 0.78], -6.3)}${pitted('worn', seed + 5, [0.16, 0.08, 0.04], -6.2)}</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${lower}"/><rect width="${WIDTH}" height="${HEIGHT}" filter="url(#pits)" opacity=".5"/>
<g filter="url(#edge)">${crafts[craft]?.(coats, sleeve) ?? ''}<path d="M26 26H${WIDTH - 26}V${HEIGHT - 26}H26Z" fill="none" stroke="${upper}" stroke-width="10"/></g>
<rect width="${WIDTH}" height="${HEIGHT}" filter="url(#worn)" opacity=".45"/><g style="mix-blend-mode:soft-light"><rect width="${WIDTH}" height="${HEIGHT}" filter="url(#clouds)"/></g>`,
    ),
  });
};

export default draw;
