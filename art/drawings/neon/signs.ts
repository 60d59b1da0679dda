/** Signs of bent glass, in a box of 720 by 540: each tube has a colour and the way that it takes. */

const PINK = '#ff3f9a';
const ORANGE = '#ff7a33';
const CYAN = '#3fe0ff';
const VIOLET = '#a86bff';
const GREEN = '#5dffb0';
const WARM = '#ffd28a';

/** One tube: its colour, and path data or a name to be written. */
export interface Tube {
  readonly colour: string;
  readonly path?: string;
  /** Handwriting, centred at x on the line y, this large. */
  readonly words?: readonly [text: string, x: number, y: number, size: number];
}

const waves = (x: number, y: number, count: number): string =>
  `M${x} ${y}q22 -26 44 0${'t44 0'.repeat(count - 1)}`;

/** A row of the same shape, this far apart. */
const row = (count: number, step: number, at: (x: number) => string): string =>
  Array.from({ length: count }, (_, index) => at(index * step)).join('');

export const signs: Record<string, readonly Tube[]> = {
  'bora-line': [
    { colour: CYAN, path: 'M150 250H570C562 306 532 334 496 334H214C182 334 160 300 150 250Z' },
    { colour: WARM, path: 'M214 250V196H486V250M268 196V152H402V196' },
    { colour: ORANGE, path: 'M424 196V118H466V196M424 142H466' },
    {
      colour: WARM,
      path: row(5, 54, (x) => `M${242 + x} 224a9 9 0 1 0 18 0a9 9 0 1 0 -18 0`),
    },
    { colour: VIOLET, path: 'M446 92C424 66 474 56 452 22' },
    { colour: CYAN, path: waves(116, 378, 11) },
    { colour: PINK, words: ['Bora Line', 360, 482, 96] },
  ],
  lampara: [
    { colour: PINK, path: 'M262 86H458C464 206 430 262 360 262C290 262 256 206 262 86Z' },
    { colour: PINK, path: 'M360 262V366M296 368H424' },
    { colour: ORANGE, path: 'M267 152q23 -22 46 0t46 0t46 0t46 0' },
    { colour: GREEN, path: 'M372 226a17 17 0 1 0 -34 0a17 17 0 1 0 34 0M372 214L478 60' },
    { colour: CYAN, path: 'M122 214C150 176 194 176 216 214C194 252 150 252 122 214L98 190V238Z' },
    { colour: CYAN, path: 'M504 250C532 212 576 212 598 250C576 288 532 288 504 250L480 226V274Z' },
    { colour: WARM, words: ['Lampara', 360, 472, 104] },
  ],
  tramezzo: [
    { colour: ORANGE, path: 'M308 122a52 52 0 0 1 104 0v84a52 52 0 0 1 -104 0Z' },
    { colour: ORANGE, path: 'M308 140h40M308 174h40M372 140h40M372 174h40' },
    { colour: WARM, path: 'M270 190v18a90 90 0 0 0 180 0v-18M360 298v66M306 366h108' },
    { colour: PINK, path: 'M226 110q-34 56 0 112M494 110q34 56 0 112' },
    { colour: VIOLET, path: 'M184 84q-58 82 0 164M536 84q58 82 0 164' },
    { colour: CYAN, path: 'M142 58q-82 108 0 216M578 58q82 108 0 216' },
    { colour: PINK, words: ['Radio Tramezzo', 360, 476, 84] },
  ],
  mezzanotte: [
    {
      colour: ORANGE,
      path: 'M452 74A152 152 0 1 0 520 292A126 126 0 1 1 452 74Z',
    },
    {
      colour: WARM,
      path: 'M372 60C384 88 386 98 382 122M290 84C316 108 324 124 328 142M238 148C274 160 292 168 304 182M224 222C262 220 284 220 304 218M248 296C282 280 298 268 314 254M312 352C334 324 344 306 350 288M398 372C404 344 404 330 400 316M474 346C464 326 456 322 444 318',
    },
    {
      colour: PINK,
      path: 'M432 168c-16 22 16 34 0 58M478 156c-16 22 16 34 0 58M524 168c-16 22 16 34 0 58',
    },
    { colour: CYAN, words: ['Mezzanotte', 360, 482, 92] },
  ],
  'linea-due': [
    { colour: GREEN, path: 'M190 130H530q24 0 24 26V322H166V156q0 -26 24 -26Z' },
    { colour: WARM, path: row(3, 86, (x) => `M${200 + x} 162h62v72h-62Z`) },
    { colour: WARM, path: 'M466 162h58v136h-58Z' },
    { colour: GREEN, path: 'M166 262H440' },
    {
      colour: PINK,
      path: 'M252 346a22 22 0 1 0 -44 0a22 22 0 1 0 44 0M512 346a22 22 0 1 0 -44 0a22 22 0 1 0 44 0',
    },
    { colour: VIOLET, path: 'M316 130L360 84L404 130M300 84H420' },
    { colour: CYAN, path: 'M84 76L636 70M96 384L624 376' },
    { colour: ORANGE, words: ['Linea 2', 360, 492, 98] },
  ],
  carso: [
    { colour: VIOLET, path: 'M228 262A132 132 0 0 1 492 262Z' },
    { colour: VIOLET, path: 'M246 262V366H474V262M334 366V312h52V366' },
    { colour: CYAN, path: 'M330 206L426 62L470 92L378 220' },
    { colour: PINK, path: 'M338 134V258M300 148V258' },
    { colour: WARM, path: 'M150 96v52M124 122h52M564 196v44M542 218h44M232 44v32M216 60h32' },
    { colour: GREEN, path: 'M556 54L656 20M580 78L630 62' },
    { colour: ORANGE, words: ['Osservatorio Carso', 360, 470, 60] },
  ],
};
