/** Nine works of a designer who owns one red: screens, marks and apps. Their middle square says all. */
import type { Draw } from '../../workshop/types.ts';
import { range, repeat, textParam } from '../kit.ts';
import { BLACK, GREY, RED, WHITE, box, disc, sheet, words } from './ink.ts';

/** A hand of a clock or a stroke of its dial, turned by so many degrees. */
const stroke = (degrees: number, from: number, to: number, width: number, fill: string) =>
  `<g transform="rotate(${degrees} 400 300)">${box(400 - width / 2, 300 - to, width, to - from, fill)}</g>`;

const clock = () =>
  sheet(
    GREY,
    repeat(60, (minute) =>
      minute % 5 === 0
        ? stroke(minute * 6, 292, 384, 26, BLACK)
        : stroke(minute * 6, 352, 384, 9, BLACK),
    ) +
      stroke(306, -70, 250, 34, BLACK) +
      stroke(48, -80, 356, 26, BLACK) +
      stroke(200, -120, 238, 10, RED) +
      `<g transform="rotate(200 400 300)">${disc(400, 62, 34, RED)}</g>` +
      words(440, 404, 'Studer & Söhne', { size: 22 }) +
      words(440, 432, 'Clocks, repairs, hours', { size: 15, weight: 600 }) +
      words(440, 454, 'Open: see clock', { size: 15, weight: 600 }),
  );

const weather = () =>
  sheet(
    RED,
    repeat(9, (line) => {
      const y = 96 + line * 26;
      const swell = 18 + line * 12;
      return `<path d="M0 ${y}C140 ${y} 220 ${y - swell} 400 ${y - swell}S640 ${y} 800 ${y}" fill="none" stroke="${WHITE}" stroke-width="${3 + line * 1.4}"/>`;
    }) +
      `<path d="M0 600L0 520L150 400L250 470L420 340L560 460L660 400L800 510V600Z" fill="${BLACK}"/>` +
      words(100, 582, '1013', { size: 150, fill: WHITE }) +
      words(500, 540, 'hPa', { size: 34, fill: WHITE }) +
      words(500, 580, 'falling', { size: 34, fill: WHITE, weight: 500 }) +
      words(100, 44, 'foehn.example', { size: 17, fill: WHITE, weight: 600 }),
  );

const calendar = () =>
  sheet(
    WHITE,
    words(100, 92, 'November', { size: 74 }) +
      words(700, 92, '30', { size: 74, anchor: 'end', fill: RED }) +
      range(30)
        .map((day) => {
          const place = day + 6;
          const [x, y] = [143 + (place % 7) * 86, 176 + Math.floor(place / 7) * 76];
          const isSunday = place % 7 === 6;
          return (
            (isSunday ? disc(x, y - 16, 35, RED) : '') +
            words(x, y, String(day + 1), {
              size: 46,
              anchor: 'middle',
              fill: isSunday ? WHITE : BLACK,
            })
          );
        })
        .join(''),
  );

const cableway = () =>
  sheet(
    BLACK,
    `<path d="M800 600H100L520 120L660 280L800 150Z" fill="${WHITE}"/>` +
      `<path d="M0 470L800 30" stroke="${RED}" stroke-width="14"/>` +
      `<path d="M330 288V350" stroke="${RED}" stroke-width="12"/>` +
      box(262, 346, 136, 112, RED) +
      box(280, 366, 44, 40, WHITE) +
      box(336, 366, 44, 40, WHITE) +
      words(196, 574, 'Arven', { size: 96, fill: BLACK }),
  );

const record = () =>
  sheet(
    GREY,
    disc(400, 270, 222, BLACK) +
      disc(426, 296, 158, GREY) +
      disc(446, 316, 108, BLACK) +
      disc(464, 334, 58, RED) +
      words(128, 572, 'rund', { size: 92 }),
  );

const bread = () =>
  sheet(
    RED,
    `<path d="M270 70H380A112 112 0 0 1 380 294H270Z" fill="${WHITE}"/>` +
      `<path d="M270 306H410A112 112 0 0 1 410 530H270Z" fill="${WHITE}"/>` +
      [0, 1, 2]
        .map(
          (cut) =>
            `<path d="M${316 + cut * 52} 398l34 -46" stroke="${RED}" stroke-width="15"/><path d="M${302 + cut * 46} 162l34 -46" stroke="${RED}" stroke-width="15"/>`,
        )
        .join('') +
      words(560, 530, 'Bäckerei', { size: 30, fill: WHITE }) +
      words(560, 494, 'Brun', { size: 30, fill: WHITE }),
  );

/** A telephone's screen, whose content is drawn from its own corner. */
const phone = (
  x: number,
  y: number,
  height: number,
  screen: string,
  body: string,
  ground: string,
) =>
  `<rect x="${x - 14}" y="${y - 14}" width="288" height="${height + 28}" rx="44" fill="${body}"/>` +
  `<svg x="${x}" y="${y}" width="260" height="${height}"><rect width="260" height="${height}" rx="32" fill="${ground}"/>${screen}</svg>`;

const tram = () =>
  sheet(
    RED,
    phone(
      270,
      60,
      620,
      words(24, 60, 'Line 11', { size: 24 }) +
        words(236, 60, 'Seehalde', { size: 24, weight: 500, anchor: 'end' }) +
        words(16, 340, '4', { size: 330 }) +
        words(24, 402, 'minutes', { size: 46 }) +
        box(24, 430, 212, 4, BLACK) +
        ['14  min', '24  min']
          .map((text, line) => words(24, 476 + line * 44, text, { size: 30, weight: 500 }))
          .join(''),
      BLACK,
      WHITE,
    ),
  );

const cloakroom = () =>
  sheet(
    GREY,
    phone(
      270,
      -90,
      620,
      disc(130, 330, 106, RED) +
        words(130, 360, '217', { size: 92, fill: WHITE, anchor: 'middle' }) +
        words(24, 500, 'Your coat', { size: 26, fill: WHITE }) +
        words(24, 534, 'hangs by the door', { size: 26, fill: WHITE, weight: 500 }),
      WHITE,
      BLACK,
    ),
  );

const egg = () =>
  sheet(
    BLACK,
    phone(
      270,
      40,
      620,
      `<clipPath id="egg"><path id="shell" d="M130 110C190 110 216 220 216 276A86 92 0 0 1 44 276C44 220 70 110 130 110Z"/></clipPath>` +
        `<use href="#shell" fill="${GREY}"/>` +
        `<g clip-path="url(#egg)">${box(0, 240, 260, 200, RED)}</g>` +
        words(130, 306, '2:30', { size: 66, fill: WHITE, anchor: 'middle' }) +
        words(24, 450, 'Soft', { size: 46 }) +
        words(24, 500, 'in 150 seconds', { size: 24, weight: 500 }),
      '#333333',
      WHITE,
    ),
  );

const works = { clock, weather, calendar, cableway, record, bread, tram, cloakroom, egg };

const draw: Draw = (params) => {
  const name = textParam(params, 'work', 'clock');
  const drawn = Object.entries(works).find(([work]) => work === name)?.[1];
  if (!drawn) throw new Error(`work: one of ${Object.keys(works).join(', ')}, not ${name}`);
  return drawn();
};

export default draw;
