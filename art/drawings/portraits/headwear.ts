/** What is worn on the head: head scarf, turban, knitted cap. Coloured by `headwear`. */
import { repeat } from '../kit.ts';
import type { Point } from '../kit.ts';
import { flow, glow, line, smooth } from './shapes.ts';
import type { Mass } from './shapes.ts';

interface Headwear {
  readonly mass: Mass;
  /** Markup below the mass, on the skin. */
  readonly below?: string;
  /** Markup above the mass. */
  readonly above?: string;
  /** Whether the ear stays free. */
  readonly ear: boolean;
  /** Whether the mass lies over the clothes. */
  readonly drapes: boolean;
}

function hijab(): Headwear {
  const inner: readonly Point[] = [
    [428, 796],
    [470, 752],
    [508, 668],
    [520, 556],
    [500, 452],
    [448, 384],
    [378, 346],
  ];
  return {
    below: `<path d="${smooth([
      [366, 372],
      [366, 330],
      [430, 300],
      [540, 360],
      [560, 480],
      [540, 560],
      [508, 470],
      [450, 404],
    ])}" fill="var(--wear-dark)"/>`,
    mass: {
      outlines: [
        smooth([
          ...inner,
          [372, 296],
          [430, 218],
          [548, 186],
          [670, 214],
          [752, 306],
          [784, 440],
          [772, 590],
          [764, 720],
          [790, 840],
          [852, 960],
          [880, 1080],
          [720, 1120],
          [560, 1130],
          [420, 1080],
          [352, 990],
          [384, 912],
          [414, 846],
        ]),
      ],
      inside:
        glow(
          [
            [400, 300],
            [500, 236],
            [640, 250],
            [740, 370],
          ],
          60,
          'wear-light',
          0.65,
        ) +
        flow(
          [
            [384, 340],
            [470, 380],
            [540, 480],
            [548, 640],
            [500, 770],
            [430, 830],
          ],
          [
            [430, 230],
            [620, 210],
            [740, 330],
            [760, 560],
            [700, 760],
            [470, 890],
          ],
          8,
          'wear-dark',
          3.4,
          0.4,
        ) +
        glow(
          [
            [526, 556],
            [510, 680],
            [450, 790],
          ],
          26,
          'wear-dark',
          0.7,
        ) +
        glow(
          [
            [430, 850],
            [560, 900],
            [690, 860],
            [770, 740],
          ],
          30,
          'wear-dark',
          0.75,
        ) +
        flow(
          [
            [400, 900],
            [540, 950],
            [700, 920],
            [790, 830],
          ],
          [
            [380, 1040],
            [560, 1110],
            [760, 1080],
            [870, 990],
          ],
          5,
          'wear-light',
          3.4,
          0.55,
        ) +
        glow(
          [
            [400, 960],
            [560, 1010],
            [740, 970],
          ],
          44,
          'wear-light',
          0.4,
        ),
    },
    ear: false,
    drapes: true,
  };
}

function turban(): Headwear {
  const wraps = repeat(7, (k) => {
    const t = k / 6;
    const points: readonly Point[] = [
      [352 + t * 30, 404 - t * 130],
      [420 + t * 30, 330 - t * 110],
      [540 + t * 40, 300 - t * 122],
      [670 + t * 50, 400 - t * 190],
      [736 + t * 60, 590 - t * 240],
    ];
    const lit = points.map(([x, y]) => [x + 3, y - 7] as const);
    return (
      glow(points, 24, 'wear-dark', 0.5) +
      line(points, 4, 'wear-dark', 0.85) +
      line(lit, 4, 'wear-light', 0.55)
    );
  });
  return {
    below: `<path d="M352 404C364 384 400 388 452 402L470 430 360 424Z" fill="var(--band)"/>`,
    mass: {
      outlines: [
        smooth([
          [346, 408],
          [330, 340],
          [348, 262],
          [410, 176],
          [510, 128],
          [630, 136],
          [730, 196],
          [792, 300],
          [800, 430],
          [764, 540],
          [728, 592],
          [688, 586],
          [640, 518],
          [570, 462],
          [480, 424],
          [404, 404],
        ]),
      ],
      inside:
        glow(
          [
            [360, 320],
            [420, 220],
            [520, 166],
            [640, 176],
          ],
          66,
          'wear-light',
          0.7,
        ) +
        wraps +
        flow(
          [
            [346, 400],
            [352, 330],
            [392, 262],
          ],
          [
            [470, 418],
            [420, 350],
            [410, 290],
          ],
          4,
          'wear-dark',
          3.4,
          0.55,
        ),
    },
    ear: true,
    drapes: false,
  };
}

function beanie(): Headwear {
  const ribs = repeat(23, (k) => {
    const t = k / 22;
    const x = 346 + t * 424;
    const y = 350 + Math.sin(t * Math.PI) * -22 + t * 62;
    return line(
      [
        [x, y - 12],
        [x - 2 + t * 2, y + 86],
      ],
      4,
      'wear-dark',
      0.55,
    );
  });
  return {
    mass: {
      outlines: [
        smooth([
          [350, 380],
          [352, 286],
          [404, 196],
          [500, 144],
          [610, 146],
          [704, 204],
          [758, 306],
          [768, 440],
          [660, 420],
          [500, 380],
        ]),
      ],
      inside:
        glow(
          [
            [380, 300],
            [450, 210],
            [560, 180],
            [660, 220],
          ],
          60,
          'wear-light',
          0.7,
        ) +
        flow(
          [
            [356, 390],
            [372, 260],
            [440, 180],
            [560, 144],
          ],
          [
            [764, 430],
            [752, 300],
            [690, 200],
            [590, 144],
          ],
          17,
          'wear-dark',
          3.4,
          0.4,
        ),
    },
    above: `<clipPath id="in-cuff"><path d="M336 352C440 322 640 340 776 410 784 440 778 478 766 496 640 428 470 412 348 432 334 410 330 376 336 352Z"/></clipPath><g clip-path="url(#in-cuff)"><path d="M336 352C440 322 640 340 776 410 784 440 778 478 766 496 640 428 470 412 348 432 334 410 330 376 336 352Z" fill="url(#wear)"/>${ribs}${glow(
      [
        [350, 376],
        [480, 356],
        [640, 380],
      ],
      26,
      'wear-light',
      0.6,
    )}</g>`,
    ear: true,
    drapes: false,
  };
}

export const HEADWEAR: Readonly<Record<string, () => Headwear>> = { beanie, hijab, turban };
