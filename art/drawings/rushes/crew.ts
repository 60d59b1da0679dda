import type { Draw } from '../../workshop/types.ts';
import { grainFilter, page, repeat, stream, svg, textParam } from '../kit.ts';
import { box, bust, disc, fist, limb, limbs, palm, pinch } from './figures.ts';

const WIDTH = 960;
const HEIGHT = 720;

/** Perforated film in a hand: frames that the lamp shines through. */
const strip = `<g transform="translate(628 40) rotate(5)"><path d="M0 0C8 60 -8 120 0 180V500H92V170C84 110 100 60 92 0Z"/>${repeat(
  6,
  (row) =>
    `<path d="M17 ${12 + row * 82}H75V${78 + row * 82}H17Z" fill="#a9a9a9"/><path d="M${20 + row * 3} ${78 + row * 82}l10 -26 14 -6 8 -12 6 4 -4 14 2 26z"/>` +
    repeat(
      4,
      (hole) =>
        `<path d="M5 ${8 + row * 82 + hole * 20.5}h7v10h-7zM80 ${8 + row * 82 + hole * 20.5}h7v10h-7z" fill="#e8e8e8"/>`,
    ),
)}</g>`;

/** The hairs round a microphone’s windshield, as the wind has them. */
function fur(): string {
  const next = stream(4);
  return repeat(90, () => {
    const [side, y] = [next() > 0.5 ? 1 : -1, 284 + next() * 178];
    const x = 877 + side * (34 + (y - 284) * 0.05);
    const end = `${(side * (8 + next() * 9)).toFixed(1)} ${(4 + next() * 16).toFixed(1)}`;
    return `<path d="M${x.toFixed(1)} ${y.toFixed(1)}l${end}" stroke-width="3.5"/>`;
  });
}

/** Each at work before a lit sheet: whom one knows by profile and by what is held. */
const CREW: Readonly<Record<string, () => string>> = {
  director: () =>
    bust({ x: 380, y: 410, size: 300, look: 1, face: { nose: -1, chin: -1 } }, 'chignon') +
    // A director's viewfinder, held to the eye in one fist.
    `<path d="M508 214C506 206 512 200 522 202L540 214H612V206H650V198H736C744 198 748 204 748 212V284C748 292 744 298 736 298H650V290H612V282H540L522 282C512 284 506 276 508 268Z"/>` +
    `<path d="M748 190H764V306H748Z"/>` +
    limbs(
      [
        [470, 700],
        [640, 600],
        [668, 408],
      ],
      70,
      34,
    ) +
    fist({ at: [668, 318], scale: 2.1, turn: 4 }) +
    `<path d="M560 280C520 380 460 420 470 520" fill="none" stroke-width="5"/>`,
  camera: () =>
    bust({ x: 236, y: 440, size: 282, look: 1, face: { nose: 2, brow: 0.5 } }, 'afro') +
    // Eyepiece, body, magazine with its two lobes, lens and matte box.
    `<path d="M384 262H398L404 250H430V268H486V312H430V322H404L398 310H384Z"/>` +
    box(470, 214, 240, 158, 12) +
    `<path d="M478 222C440 190 440 92 520 74C566 64 590 90 604 104C622 78 700 74 724 124C742 168 716 204 696 222Z"/>` +
    box(700, 250, 74, 88, 6) +
    `<path d="M774 242L840 206V386L774 348Z"/><path d="M836 200L900 150L906 158L842 210Z"/>` +
    box(512, 368, 150, 30, 4) +
    box(540, 392, 94, 40, 6) +
    limb([574, 424], [500, 760], 13, 15) +
    limb([600, 424], [690, 760], 13, 15) +
    limb([586, 424], [590, 760], 11, 13) +
    limb([566, 412], [396, 486], 8, 8) +
    limbs(
      [
        [170, 700],
        [286, 664],
        [330, 534],
      ],
      66,
      33,
    ) +
    fist({ at: [398, 486], scale: 1.75, turn: 58 }) +
    `<circle cx="654" cy="262" r="10" fill="#f0281e"/>`,
  focus: () =>
    bust({ x: 690, y: 424, size: 290, look: -1, face: { nose: 0, chin: 0.5 } }, 'topknot') +
    // The camera's front end at the left; the tape runs from its lens to the hand.
    box(-20, 176, 112, 190, 8) +
    box(88, 214, 66, 116, 6) +
    `<path d="M154 206L218 166V382L154 338Z"/><path d="M214 160L274 112L280 120L220 170Z"/>` +
    box(-20, 366, 70, 40) +
    limb([20, 400], [-10, 760], 14) +
    limb([30, 400], [96, 760], 14) +
    `<path d="M124 300L424 392L421 402L121 310Z"/>` +
    limbs(
      [
        [700, 720],
        [560, 610],
        [476, 470],
      ],
      66,
      34,
    ) +
    `<path d="M386 352h62a12 12 0 0 1 12 12v44a12 12 0 0 1 -12 12h-62z"/>` +
    fist({ at: [446, 398], scale: 1.75, turn: -30, flip: -1 }),
  sound: () =>
    bust({ x: 400, y: 470, size: 262, look: 1, face: { nose: 1, brow: 0.6 } }, 'headphones') +
    `<path d="M26 84L30 74L884 226L880 238Z"/>` +
    // The microphone in its furred windshield.
    `<path d="M868 214L884 218L880 300H864Z"/><path d="M838 292C842 274 906 274 912 292L922 432C924 470 832 470 832 432Z"/>` +
    fur() +
    limbs(
      [
        [210, 640],
        [96, 440],
        [152, 178],
      ],
      68,
      34,
    ) +
    fist({ at: [158, 104], scale: 1.8, turn: 10, flip: -1 }) +
    limbs(
      [
        [500, 700],
        [640, 500],
        [610, 272],
      ],
      66,
      33,
    ) +
    fist({ at: [602, 190], scale: 1.8, turn: -6 }),
  cutter: () =>
    bust({ x: 290, y: 430, size: 290, look: 1, face: { nose: -2, brow: -0.6, chin: -1 } }, 'long') +
    strip +
    // A bench with two plates of film.
    box(560, 668, 420, 60, 4) +
    disc([690, 662], 104, 13) +
    disc([870, 662], 84, 13) +
    box(684, 634, 12, 30) +
    box(864, 634, 12, 30) +
    limbs(
      [
        [330, 730],
        [470, 560],
        [546, 386],
      ],
      62,
      30,
    ) +
    pinch({ at: [640, 268], scale: 2, turn: -14 }),
  producer: () =>
    bust({ x: 300, y: 420, size: 286, look: 1, face: { nose: 1, chin: 1 } }, 'quiff') +
    // The pot, tilted; the cup on its saucer, on a palm.
    `<g transform="rotate(14 700 250)"><path d="M612 222C600 300 650 338 704 338S806 300 796 222Z"/><path d="M606 214H802V228H606Z"/><path d="M640 214C650 176 756 176 768 214Z"/>${disc([704, 176], 15)}<path d="M730 280C826 286 834 244 866 214L886 224C868 268 858 326 740 334Z"/></g>` +
    `<path d="M628 204C566 186 552 264 622 284" fill="none" stroke-width="18"/>` +
    limbs(
      [
        [360, 640],
        [470, 470],
        [520, 330],
      ],
      62,
      34,
    ) +
    fist({ at: [566, 262], scale: 1.75, turn: 40 }) +
    `<path d="M868 290C874 340 842 420 836 500" fill="none" stroke-width="8"/>` +
    `<path d="M756 492H906C906 556 880 584 858 590H804C782 584 756 556 756 492Z"/><path d="M902 508C944 502 942 560 886 562" fill="none" stroke-width="13"/>` +
    `<path d="M722 590H940C930 610 890 614 830 614S732 610 722 590Z"/>` +
    limbs(
      [
        [430, 780],
        [560, 726],
        [664, 640],
      ],
      62,
      36,
    ) +
    palm({ at: [764, 626], scale: 2.1, turn: -8 }),
};

/**
 * One frame of shadow-play: a black figure close before a sheet that one lamp at the left lights, and at
 * its right, soft and grey, the shadow that the lamp throws of it.
 */
export default ((params) => {
  const draw = CREW[textParam(params, 'member', 'director')];
  if (!draw) throw new Error('nobody of the crew has this name');
  const whole = `x="0" y="0" width="${WIDTH}" height="${HEIGHT}" filterUnits="userSpaceOnUse"`;
  const all = `<rect width="${WIDTH}" height="${HEIGHT}"`;
  const defs = `
    <radialGradient id="sheet" gradientUnits="userSpaceOnUse" cx="330" cy="220" r="900">
      <stop offset="0" stop-color="#fff"/><stop offset=".35" stop-color="#ededed"/><stop offset=".7" stop-color="#9c9c9c"/><stop offset="1" stop-color="#4c4c4c"/>
    </radialGradient>
    <filter id="thrown" ${whole}><feGaussianBlur stdDeviation="13"/></filter>
    <filter id="lens" ${whole} color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="1"/></filter>
    ${grainFilter('grain', 11, 1.1)}`;
  const figure = draw();
  const folds = repeat(
    5,
    (fold) =>
      `<path d="M${90 + fold * 205} -10C${70 + fold * 205} 240 ${116 + fold * 205} 480 ${84 + fold * 205} 730" fill="none" stroke="#000" stroke-width="${22 + (fold % 2) * 16}" opacity=".07" filter="url(#thrown)"/>`,
  );
  return page({
    width: WIDTH,
    height: HEIGHT,
    scale: 1,
    body: svg(
      WIDTH,
      HEIGHT,
      `<defs>${defs}</defs>${all} fill="url(#sheet)"/>${folds}
      <g fill="#000" stroke="#000" stroke-width="0" opacity=".3" filter="url(#thrown)" transform="translate(54 22) scale(1.06)">${figure}</g>
      <g fill="#070707" stroke="#070707" stroke-width="0" stroke-linecap="round" filter="url(#lens)">${figure}</g>
      ${all} filter="url(#grain)" opacity=".1"/>`,
    ),
  });
}) satisfies Draw;
