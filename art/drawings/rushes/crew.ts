import type { Draw } from '../../workshop/types.ts';
import { repeat, textParam } from '../kit.ts';
import { box, bust, disc, limb, limbs } from './figures.ts';
import { frame, shining, type Frame } from './frame.ts';

const WIDTH = 960;

/** Each at work: whom one knows by what is held, not by a face. */
const CREW: Readonly<Record<string, () => Omit<Frame, 'width'>>> = {
  director: () => ({
    light: shining(disc([610, 300], 250)),
    people: bust(
      { x: 400, y: 400, size: 235, look: 1 },
      'chignon',
      limbs(
        [
          [-20, 110],
          [86, 150],
          [88, -40],
        ],
        25,
        14,
      ) +
        limb([58, -60], [120, -60], 15) +
        limb([112, -60], [130, -60], 21) +
        `<path d="M92 -46C70 20 40 60 30 90" fill="none" stroke="#050505" stroke-width="4"/>`,
    ),
  }),
  camera: () => ({
    light: shining(box(520, 60, 330, 470, 10)),
    people:
      bust(
        { x: 270, y: 420, size: 215, look: 1 },
        'afro',
        limbs(
          [
            [-10, 120],
            [90, 150],
            [150, 70],
          ],
          26,
          15,
        ),
      ) +
      limb([386, 296], [450, 300], 17, 22) +
      box(440, 240, 230, 130, 12) +
      disc([500, 172], 88) +
      disc([650, 186], 72) +
      box(530, 170, 90, 90) +
      box(664, 262, 76, 84, 8) +
      box(736, 214, 46, 176, 4) +
      limb([768, 214], [850, 170], 6) +
      box(500, 366, 110, 40) +
      limb([556, 400], [470, 760], 18) +
      limb([560, 400], [650, 760], 18),
    front: `<circle cx="606" cy="268" r="9" fill="#ff3a30"/><circle cx="606" cy="268" r="34" fill="#ff3a30" filter="url(#soft)" opacity=".7"/>`,
  }),
  focus: () => ({
    light: shining(disc([360, 270], 215)),
    people:
      bust(
        { x: 690, y: 420, size: 225, look: -1 },
        'topknot',
        limbs(
          [
            [-10, 112],
            [110, 150],
            [168, 66],
          ],
          24,
          12,
        ) + box(150, 38, 42, 42, 14),
      ) +
      box(-20, 210, 150, 150, 8) +
      box(120, 180, 52, 220, 4) +
      limb([172, 196], [240, 150], 6) +
      limb([30, 360], [30, 760], 22),
    front: `<path d="M166 380L322 566" stroke="#050505" stroke-width="12"/>`,
  }),
  sound: () => ({
    light: shining(`<path d="M210 40H600V720H210Z"/>`, 0.7),
    people:
      bust(
        { x: 360, y: 470, size: 215, look: 1 },
        'headphones',
        limbs(
          [
            [10, 100],
            [120, 70],
            [110, -70],
          ],
          25,
          15,
        ) +
          limbs(
            [
              [-90, 100],
              [-130, 0],
              [-70, -130],
            ],
            25,
            15,
          ),
      ) +
      limb([40, 60], [150, 128], 7) +
      limb([150, 128], [760, 396], 7) +
      limb([750, 398], [742, 470], 27, 25),
  }),
  cutter: () => ({
    light: shining(disc([560, 210], 150)) + `<path d="M0 640H960V720H0Z" fill="#6d6d6d"/>`,
    people:
      bust(
        { x: 300, y: 440, size: 225, look: 1 },
        'long',
        limbs(
          [
            [0, 116],
            [110, 130],
            [122, -96],
          ],
          24,
          12,
        ) +
          limbs(
            [
              [-30, 130],
              [80, 190],
              [136, 110],
            ],
            24,
            12,
          ),
      ) +
      box(640, 560, 330, 90, 6) +
      disc([720, 566], 74, 20) +
      disc([880, 566], 74, 20),
    front: `<g transform="translate(536 110) rotate(6)"><path d="M0 0H76V440H0Z" fill="#0b0b0b"/>${repeat(
      6,
      (row) =>
        `<path d="M14 ${14 + row * 72}H62V${70 + row * 72}H14Z" fill="#8c8c8c"/>${repeat(4, (hole) => `<path d="M4 ${12 + row * 72 + hole * 18}h6v9h-6zM66 ${12 + row * 72 + hole * 18}h6v9h-6z" fill="#fff"/>`)}`,
    )}</g>`,
  }),
  producer: () => ({
    light: shining(box(480, 70, 170, 330) + box(670, 70, 170, 330)),
    people:
      bust(
        { x: 330, y: 410, size: 225, look: 1 },
        'quiff',
        limbs(
          [
            [-10, 112],
            [70, 190],
            [134, 104],
          ],
          25,
          13,
        ),
      ) +
      disc([700, 612], 96, 16) +
      box(640, 548, 104, 62, 22) +
      `<path d="M738 562c42-8 42 40 0 34" fill="none" stroke="#050505" stroke-width="11"/>` +
      disc([668, 404], 66, 52) +
      box(620, 350, 96, 20, 9) +
      disc([668, 340], 14) +
      limb([722, 400], [770, 366], 15, 9) +
      `<path d="M612 380c-46-14-46 60 2 46" fill="none" stroke="#050505" stroke-width="13"/>`,
    front: `<path d="M776 372C800 420 700 470 694 546" fill="none" stroke="#050505" stroke-width="7"/><g filter="url(#soft)" fill="none" stroke="#fff" stroke-width="16" opacity=".5"><path d="M660 540C620 490 690 450 650 400"/><path d="M730 540C760 500 700 470 740 420"/></g>`,
  }),
};

export default ((params) => {
  const draw = CREW[textParam(params, 'member', 'director')];
  if (!draw) throw new Error('nobody of the crew has this name');
  return frame({ width: WIDTH, ...draw() });
}) satisfies Draw;
