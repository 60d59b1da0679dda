import type { Draw } from '../../workshop/types.ts';
import { curve, range, repeat, stream, textParam, type Point } from '../kit.ts';
import { box, bust, disc, fist, limb, limbs, standing } from './figures.ts';
import { frame, shining, type Frame } from './frame.ts';

/** One frame of each film, as wide as its mask is. */
const STILLS: Readonly<Record<string, () => Frame>> = {
  guest: () => ({
    width: 1720,
    light:
      shining(repeat(3, (pane) => box(560 + pane * 270, 60, 236, 430))) +
      `<path d="M0 590H1720V720H0Z" fill="#2b2b2b"/><path d="M560 590H1340L1500 720H400Z" fill="#fff" opacity=".5" filter="url(#soft)"/>`,
    people:
      box(260, 486, 1190, 22) +
      limb([330, 500], [330, 720], 15) +
      limb([1390, 500], [1390, 720], 15) +
      repeat(
        4,
        (chair) =>
          `<path d="M${432 + chair * 170} 400q44-22 88 0v24h-88z"/>` +
          box(432 + chair * 170, 400, 11, 330) +
          box(470 + chair * 170, 410, 11, 120) +
          box(509 + chair * 170, 400, 11, 330),
      ) +
      bust(
        { x: 1330, y: 330, size: 150, look: -1 },
        'bald',
        limbs(
          [
            [-20, 100],
            [70, 140],
            [136, 100],
          ],
          24,
          13,
        ),
      ) +
      `<path d="M1080 424h36l-5 62h-26z"/>` +
      fist({ at: [1098, 462], scale: 1, turn: -64, flip: -1 }) +
      box(300, 398, 40, 92, 6) +
      box(312, 356, 16, 50, 4) +
      limb([860, 0], [860, 120], 4) +
      `<path d="M770 190C780 120 830 110 860 110S940 120 950 190Z"/>`,
  }),
  rain: () => {
    const next = stream(5);
    const drops = range(150)
      .map(() => {
        const [x, y, length] = [next() * 1000, next() * 640, 18 + next() * 46];
        return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}l${(-length * 0.18).toFixed(1)} ${length.toFixed(1)}" stroke-width="${(1 + next() * 2).toFixed(1)}" opacity="${(0.25 + next() * 0.5).toFixed(2)}"/>`;
      })
      .join('');
    return {
      width: 960,
      light:
        shining(disc([520, 250], 190)) +
        `<path d="M0 600H960V720H0Z" fill="#2e2e2e"/><ellipse cx="500" cy="650" rx="330" ry="44" fill="#fff" opacity=".6" filter="url(#soft)"/>`,
      people:
        standing(516, 634, 420) +
        limb([548, 400], [548, 170], 6) +
        `<path d="M340 262C350 110 470 74 548 74S746 110 756 262C720 226 676 226 652 262C620 226 576 226 548 262C520 226 476 226 444 262C420 226 376 226 340 262Z"/>`,
      front: `<g stroke="#fff" fill="none">${drops}</g>`,
    };
  },
  lift: () => ({
    width: 960,
    light:
      shining(box(404, 96, 152, 500)) +
      `<path d="M404 596H556L700 720H260Z" fill="#fff" opacity=".7" filter="url(#soft)"/>`,
    people: standing(486, 606, 380, false) + box(440, 512, 20, 74, 4),
    front: `<g fill="none" stroke="#fff" opacity=".22" stroke-width="4"><path d="M250 96H400V596H250ZM560 96H710V596H560Z"/></g><path d="M444 52h72v22h-72z" fill="#fff" opacity=".16"/><path d="M458 68l10-12 10 12z" fill="#ff3a30"/>`,
  }),
  audience: () => {
    const next = stream(21);
    const row = (y: number, size: number, step: number) =>
      range(Math.ceil(1800 / step))
        .map((seat) => {
          if (next() > 0.86) return '';
          const x = seat * step - 40 + (next() - 0.5) * step * 0.28;
          const top = y - next() * size * 0.24;
          const bun = next() > 0.72 ? disc([x + size * 0.14, top - size * 0.46], size * 0.17) : '';
          return `${disc([x, top], size * 0.33, size * 0.42)}${bun}<path d="M${x - size * 0.15} ${top}h${size * 0.3}v${size * 0.46}C${x + size * 0.34} ${top + size * 0.6} ${x + size * 0.74} ${top + size * 0.6} ${x + size * 0.78} ${top + size * 1.1}V${y + size * 2}H${x - size * 0.78}V${top + size * 1.1}C${x - size * 0.74} ${top + size * 0.6} ${x - size * 0.34} ${top + size * 0.6} ${x - size * 0.15} ${top + size * 0.46}Z"/>`;
        })
        .join('');
    return {
      width: 1720,
      light: shining(box(330, 60, 1060, 330, 6)),
      people:
        row(420, 74, 104) +
        row(520, 110, 150) +
        row(680, 168, 226) +
        standing(1010, 392, 250, false) +
        box(0, 760, 1720, 40),
    };
  },
  desk: () => {
    const hills = (points: readonly Point[], shade: string) =>
      `<path d="${curve(points)}V420H450Z" fill="${shade}"/>`;
    return {
      width: 1196,
      light:
        shining(box(450, 70, 640, 350)) +
        hills(
          [
            [450, 330],
            [600, 250],
            [760, 320],
            [900, 230],
            [1090, 300],
          ],
          '#cfcfcf',
        ) +
        hills(
          [
            [450, 390],
            [640, 340],
            [840, 396],
            [1090, 340],
          ],
          '#8f8f8f',
        ),
      people:
        box(0, 560, 1196, 160) +
        box(762, 70, 14, 350) +
        box(450, 240, 640, 10) +
        bust(
          { x: 330, y: 330, size: 180, look: 1 },
          'cap',
          limbs(
            [
              [-10, 110],
              [60, 190],
              [176, 116],
            ],
            26,
            13,
          ) + limb([176, 122], [206, 50], 4),
        ) +
        box(600, 536, 250, 30, 4) +
        limb([1000, 560], [1000, 470], 8) +
        limb([1000, 470], [910, 380], 8) +
        `<path d="M930 350L840 396L868 446Z"/>` +
        disc([1000, 560], 70, 14),
    };
  },
  booth: () => ({
    width: 1332,
    light:
      [150, 300, 980, 1120, 1230]
        .map(
          (x, index) =>
            `<circle cx="${x}" cy="${150 + (index % 3) * 44}" r="${26 + (index % 2) * 14}" fill="#fff" opacity=".28" filter="url(#soft)"/>`,
        )
        .join('') +
      shining(box(560, 120, 270, 470)) +
      `<path d="M0 640H1332V720H0Z" fill="#222"/><path d="M540 640H850L900 720H490Z" fill="#fff" opacity=".5" filter="url(#soft)"/>`,
    people:
      box(520, 70, 350, 54, 6) +
      box(530, 110, 32, 540) +
      box(828, 110, 32, 540) +
      box(520, 606, 350, 46) +
      box(560, 296, 270, 9) +
      box(560, 452, 270, 9) +
      box(690, 120, 9, 490) +
      standing(650, 640, 430) +
      limbs(
        [
          [604, 304],
          [578, 366],
          [616, 262],
        ],
        18,
        11,
      ) +
      `<path d="M612 226c14-6 22 2 16 14l-4 20c6 12-2 20-14 14z"/>` +
      limb([200, 720], [200, 210], 9) +
      limb([200, 212], [250, 196], 9),
  }),
};

export default ((params) => {
  const draw = STILLS[textParam(params, 'film', 'guest')];
  if (!draw) throw new Error('no film has this name');
  return frame(draw());
}) satisfies Draw;
