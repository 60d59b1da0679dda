/**
 * Signs of bent glass, in a box of 720 by 540. Each is made as the page's ribbon is: three tubes side by side that bend
 * together, and little besides.
 */

const PINK = '#ff5fa6';
const ORANGE = '#ff8a4a';
const CYAN = '#6fe6ff';
const VIOLET = '#b587ff';
const WARM = '#ffd28a';

/** One tube: its colour, and the way that it takes. */
export interface Tube {
  readonly colour: string;
  readonly path: string;
}

/** What hangs over one door. */
export interface Sign {
  readonly tubes: readonly Tube[];
  /** Where it is held to the wall. */
  readonly brackets: readonly (readonly [x: number, y: number])[];
  /** The name below it, in capitals. */
  readonly name?: string;
}

/** The same way three times, each by its own measure: the ribbon's threads. */
const three = (
  colours: readonly [string, string, string],
  at: (step: number) => string,
): readonly Tube[] => colours.map((colour, step) => ({ colour, path: at(step) }));

/** A circle of its own colour. */
const ring = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`;

/** Letter R, so high, from its foot at the left. */
const letter = (x: number, y: number, h: number) =>
  `M${x} ${y}V${y - h}H${x + h * 0.34}a${h * 0.26} ${h * 0.26} 0 0 1 0 ${h * 0.52}H${x + h * 0.14}M${x + h * 0.3} ${y - h * 0.36}L${x + h * 0.6} ${y}`;

export const signs: Record<string, Sign> = {
  'bora-line': {
    name: 'BORA LINE',
    tubes: [
      // A sail that the wind fills, thread by thread.
      ...three(
        [PINK, ORANGE, WARM],
        (k) =>
          `M${344 - k * 4} ${84 + k * 34}C${490 - k * 34} ${120 + k * 26} ${548 - k * 52} ${196 + k * 14} ${556 - k * 58} 268H${344 - k * 4}`,
      ),
      { colour: VIOLET, path: 'M316 60V296' },
      { colour: CYAN, path: 'M176 296H566C548 344 516 362 474 362H262C218 362 190 338 176 296Z' },
      { colour: CYAN, path: 'M120 398q24 -22 48 0t48 0t48 0t48 0t48 0t48 0t48 0t48 0t48 0t48 0' },
    ],
    brackets: [
      [316, 178],
      [450, 268],
      [300, 362],
      [408, 398],
    ],
  },
  lampara: {
    name: 'LAMPARA',
    tubes: [
      { colour: WARM, path: 'M330 108H390L404 132H316ZM344 108V84a16 16 0 0 1 32 0V108' },
      ...three([WARM, ORANGE, PINK], (k) => {
        const [rx, ry] = [88 + k * 46, 50 + k * 25];
        return `M${360 - rx} 246A${rx} ${ry} 0 0 1 ${360 + rx} 246`;
      }),
      // Two fish come to the light.
      {
        colour: CYAN,
        path: 'M206 316C246 276 312 276 344 316C312 356 246 356 206 316L174 290V342Z',
      },
      {
        colour: CYAN,
        path: 'M514 316C474 276 408 276 376 316C408 356 474 356 514 316L546 290V342Z',
      },
      { colour: WARM, path: `${ring(314, 308, 5)}${ring(406, 308, 5)}` },
    ],
    brackets: [
      [360, 132],
      [272, 246],
      [448, 246],
      [276, 346],
      [444, 346],
    ],
  },
  tramezzo: {
    name: 'RADIO TRAMEZZO',
    tubes: [
      ...three(
        [WARM, ORANGE, PINK],
        (k) =>
          `M${270 - k * 46} ${140 - k * 22}C${232 - k * 50} ${184 - k * 6} ${232 - k * 50} ${252 + k * 6} ${270 - k * 46} ${296 + k * 22}`,
      ),
      ...three(
        [WARM, ORANGE, PINK],
        (k) =>
          `M${450 + k * 46} ${140 - k * 22}C${488 + k * 50} ${184 - k * 6} ${488 + k * 50} ${252 + k * 6} ${450 + k * 46} ${296 + k * 22}`,
      ),
      { colour: CYAN, path: ring(360, 218, 74) },
      { colour: PINK, path: 'M360 218L396 172' },
      { colour: CYAN, path: 'M360 292V372M306 372H414' },
    ],
    brackets: [
      [360, 144],
      [360, 340],
      [224, 218],
      [496, 218],
    ],
  },
  mezzanotte: {
    name: 'MEZZANOTTE',
    tubes: [
      // Their ends draw near to one another, as a croissant's do.
      ...three(
        [WARM, ORANGE, PINK],
        (k) =>
          `M${428 + k * 4} ${78 + k * 17}A${148 - k * 28} ${148 - k * 28} 0 1 0 ${462 - k * 4} ${322 - k * 15}`,
      ),
      {
        colour: CYAN,
        path: 'M444 150q18 26 0 52t0 52M490 150q18 26 0 52t0 52M536 150q18 26 0 52t0 52',
      },
    ],
    brackets: [
      [215, 210],
      [300, 340],
      [444, 202],
      [490, 202],
      [536, 202],
    ],
  },
  'linea-due': {
    name: 'LINEA 2',
    tubes: [
      ...three(
        [PINK, ORANGE, WARM],
        (k) =>
          `M100 ${380 - k * 26}H${262 - k * 4}C${360 - k * 6} ${380 - k * 26} ${396 + k * 2} ${326 - k * 26} 470 ${326 - k * 26}H620`,
      ),
      { colour: CYAN, path: 'M432 118H588a22 22 0 0 1 22 22V234H410V140a22 22 0 0 1 22 -22Z' },
      { colour: CYAN, path: 'M432 146H488V188H432ZM532 146H588V188H532Z' },
      { colour: VIOLET, path: 'M470 118L510 84L550 118M120 84H640' },
      { colour: WARM, path: `${ring(456, 257, 10)}${ring(564, 257, 10)}` },
    ],
    brackets: [
      [180, 354],
      [560, 300],
      [410, 190],
      [300, 84],
    ],
  },
  carso: {
    name: 'OSSERVATORIO CARSO',
    tubes: [
      ...three(
        [PINK, VIOLET, CYAN],
        (k) =>
          `M${196 + k * 34} 330C${196 + k * 34} ${208 + k * 22} ${262 + k * 20} ${140 + k * 34} 344 ${134 + k * 36}M436 ${150 + k * 36}C${494 - k * 14} ${186 + k * 26} ${524 - k * 34} ${246 + k * 16} ${524 - k * 34} 330`,
      ),
      { colour: ORANGE, path: 'M164 356H556M190 382H530' },
      // The slit, and what is seen in it.
      { colour: WARM, path: 'M392 110V46M360 78H424M370 56L414 100M414 56L370 100' },
      { colour: WARM, path: 'M374 300L392 176' },
    ],
    brackets: [
      [196, 330],
      [524, 330],
      [360, 356],
    ],
  },
  'post-signs': {
    tubes: [
      { colour: PINK, path: letter(130, 380, 120) },
      { colour: ORANGE, path: letter(262, 380, 190) },
      { colour: CYAN, path: letter(444, 380, 280) },
      { colour: VIOLET, path: 'M96 418H640' },
    ],
    brackets: [
      [130, 320],
      [262, 285],
      [444, 240],
      [200, 418],
      [520, 418],
    ],
  },
  'post-tram': {
    tubes: [
      ...three([PINK, ORANGE, WARM], (k) => ring(360, 220, 160 - k * 26)),
      { colour: CYAN, path: 'M360 220V136' },
      { colour: CYAN, path: 'M360 220L340 158' },
      ...three([VIOLET, VIOLET, VIOLET], (k) => `M${70 + k * 14} ${430 + k * 26}H${650 - k * 14}`),
    ],
    brackets: [
      [200, 220],
      [520, 220],
      [360, 380],
      [180, 430],
      [540, 430],
    ],
  },
  'post-launch': {
    tubes: [
      ...three(
        [PINK, ORANGE, WARM],
        (k) => `M80 ${350 + k * 28}C280 ${350 + k * 28} 400 ${170 + k * 28} 640 ${170 + k * 28}`,
      ),
      ...three(
        [CYAN, CYAN, VIOLET],
        (k) =>
          `M80 ${170 + k * 28}C190 ${170 + k * 28} 240 ${196 + k * 28} 292 ${232 + k * 24}M430 ${322 + k * 24}C490 ${346 + k * 28} 540 ${350 + k * 28} 640 ${350 + k * 28}`,
      ),
      { colour: WARM, path: 'M372 66a44 44 0 1 0 30 74a34 34 0 1 1 -30 -74Z' },
    ],
    brackets: [
      [150, 378],
      [570, 198],
      [150, 198],
      [570, 378],
    ],
  },
};
