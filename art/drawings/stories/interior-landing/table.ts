/** A dining room and the sun of a morning in January: its plan, and its western wall at two hours. */
import type { Draw } from '../../../workshop/types.ts';
import { range, textParam, type Point } from '../../kit.ts';
import {
  CLAY,
  LIME,
  OAK,
  OLIVE,
  SUN,
  UMBER,
  limed,
  note,
  pencil,
  polygon,
  rect,
  thin,
} from './sheet.ts';

/** Metres: the wall, the room's depth, and the window, by its distance from that wall. */
const ROOM = { wide: 4.8, high: 2.8, deep: 3.6, olive: 0.92 };
const WINDOW = { from: 0.8, to: 2.1, sill: 0.75, head: 2.3, bar: 0.06 };

/** Where the sun stands: degrees from north, and above the horizon. */
const HOURS = {
  nine: { azimuth: 130, height: 9 },
  ten: { azimuth: 141, height: 18 },
  eleven: { azimuth: 153, height: 25 },
} as const;
type Hour = keyof typeof HOURS;

/** How far along the wall light falls, and how much lower, for each metre of distance from it. */
function rays(hour: Hour) {
  const { azimuth, height } = HOURS[hour];
  const turn = ((azimuth - 90) * Math.PI) / 180;
  return {
    along: Math.tan(turn),
    down: Math.tan((height * Math.PI) / 180) / Math.cos(turn),
  };
}

const [WIDTH, HEIGHT] = [1200, 800];

/** The wall as it is seen, from the window's corner at the left. */
function elevation(hour: Hour) {
  const [left, floor, metre] = [80, 712, 216.6];
  const at = (x: number, z: number): Point => [left + x * metre, floor - z * metre];
  const [right, top] = at(ROOM.wide, ROOM.high);
  const [, line] = at(0, ROOM.olive);
  const { along, down } = rays(hour);
  const halves = (from: number, to: number) => {
    const middle = (from + to) / 2;
    return [
      [from, middle - WINDOW.bar / 2],
      [middle + WINDOW.bar / 2, to],
    ] as const;
  };
  const panes = halves(WINDOW.from, WINDOW.to).flatMap(([near, far]) =>
    halves(WINDOW.sill, WINDOW.head).map(([low, high]) =>
      (
        [
          [near, low],
          [near, high],
          [far, high],
          [far, low],
        ] as const
      ).map(([distance, z]) => at(distance * along, z - distance * down)),
    ),
  );
  const light = (fill: string, opacity: number) =>
    panes.map((pane) => polygon(pane, fill, `opacity="${opacity}"`)).join('');
  const [middle] = at(ROOM.wide / 2, 0);
  const board = floor - 0.74 * metre;
  const half = 0.65 * metre;
  const chair = (x: number, turn: 1 | -1) =>
    `<g transform="translate(${x} ${floor}) scale(${turn} 1)">${[
      'M0 0L-6 -96L-16 -199',
      'M-6 -98H92',
      'M86 0V-96',
    ]
      .map((path) => pencil(path, 6.5))
      .join(
        '',
      )}<path d="M-10 -110H92V-96H-10Z" fill="${LIME}" stroke="${UMBER}" stroke-width="3"/></g>`;
  const lamp = floor - 1.62 * metre;
  return limed({
    width: WIDTH,
    height: HEIGHT,
    seed: 31,
    defs: `<clipPath id="pale"><rect x="${left}" y="${top}" width="${right - left}" height="${line - top}"/></clipPath><clipPath id="olive"><rect x="${left}" y="${line}" width="${right - left}" height="${floor - line}"/></clipPath>`,
    ground: '#e6d4b5',
    coats: [
      rect(left, top, right - left, line - top, '#dcc6a2'),
      rect(left, line, right - left, floor - line, OLIVE),
      `<g clip-path="url(#pale)">${light(SUN, 0.94)}</g>`,
      `<g clip-path="url(#olive)">${light('#b3ad73', 0.92)}</g>`,
      // The floor's boards, and the table with its lamp.
      rect(left, floor, right - left, 20, OAK),
      `<path d="M${middle - 34} ${floor}L${middle - 26} ${board + 14}H${middle + 26}L${middle + 34} ${floor}Z" fill="#8a6240"/>`,
      rect(middle - half, board, half * 2, 17, OAK),
      `<path d="M${middle - 70} ${lamp}C${middle - 66} ${lamp - 52} ${middle - 26} ${lamp - 66} ${middle} ${lamp - 68}C${middle + 26} ${lamp - 66} ${middle + 66} ${lamp - 52} ${middle + 70} ${lamp}Z" fill="${CLAY}"/>`,
      // A bowl, and a jug beside it.
      `<path d="M${middle - 8} ${board}q-26 -3 -32 -26h84q-6 23 -32 26Z" fill="${LIME}"/>`,
      `<path d="M${middle - 86} ${board}c-14 -18 -10 -34 2 -42l-3 -16h22l-2 16c12 8 15 26 3 42Z" fill="#3d4a3a"/>`,
    ].join(''),
    lines: [
      pencil(`M${left} ${top}H${right}V${floor}H${left}Z`, 3),
      thin(`M${left - 30} ${line}H${right + 24}`),
      pencil(`M${middle} ${top}V${lamp - 68}`, 2.6),
      pencil(`M${middle - half} ${board}H${middle + half}V${board + 17}H${middle - half}Z`),
      thin(
        `M${middle - 70} ${lamp}C${middle - 66} ${lamp - 52} ${middle - 26} ${lamp - 66} ${middle} ${lamp - 68}C${middle + 26} ${lamp - 66} ${middle + 66} ${lamp - 52} ${middle + 70} ${lamp}Z`,
      ),
      chair(middle - half - 86, 1),
      chair(middle + half + 86, -1),
      note(right + 28, line + 13, '92', { size: 44, anchor: 'start' }),
      note(left, top - 22, hour === 'nine' ? 'Nine o’clock' : 'Eleven o’clock', {
        size: 46,
        anchor: 'start',
      }),
      note(right, top - 22, 'Western wall', { size: 46, anchor: 'end' }),
    ].join(''),
  });
}

/** The room from above, turned so that its western wall lies at the top. */
function plan() {
  const [left, top, metre, thick] = [240, 132, 150, 88];
  const [right, foot] = [left + ROOM.wide * metre, top + ROOM.deep * metre];
  const at = (along: number, distance: number): Point => [
    left + along * metre,
    top + distance * metre,
  ];
  const beams = (Object.keys(HOURS) as Hour[]).map((hour) => {
    const { along } = rays(hour);
    const [a, b] = [at(0, WINDOW.from), at(0, WINDOW.to)];
    const [c, d] = [at(WINDOW.to * along, 0), at(WINDOW.from * along, 0)];
    return { hour, points: [a, b, c, d] as const, middle: (c[0] + d[0]) / 2 };
  });
  const [, first] = at(0, WINDOW.from);
  const [, last] = at(0, WINDOW.to);
  const [x, y] = at(2.5, 1.62);
  const door = { from: foot - 24 - 126, to: foot - 24 };
  const chairs = range(5)
    .map(
      (k) =>
        `<g transform="translate(${x} ${y}) rotate(${k * 72 + 36}) translate(0 -124)"><path d="M-30 -30H30V26H-30Z" fill="${LIME}"/></g>`,
    )
    .join('');
  const chairLines = range(5)
    .map(
      (k) =>
        `<g transform="translate(${x} ${y}) rotate(${k * 72 + 36}) translate(0 -124)">${pencil('M-30 -30H30V26H-30Z', 2)}${pencil('M-30 -22H30', 4)}</g>`,
    )
    .join('');
  return limed({
    width: WIDTH,
    height: HEIGHT,
    seed: 12,
    coats: [
      `<path fill-rule="evenodd" d="M${left - thick} ${top - thick}H${right + thick}V${foot + thick}H${left - thick}ZM${left} ${top}V${foot}H${right}V${top}Z" fill="${UMBER}"/>`,
      // The window's reveals open towards the room.
      polygon(
        [
          [left - thick - 2, first + 26],
          [left + 2, first],
          [left + 2, last],
          [left - thick - 2, last - 26],
        ],
        LIME,
      ),
      rect(right - 2, door.from, thick + 4, door.to - door.from, LIME),
      rect(left, top, right - left, foot - top, '#e2cda8'),
      beams.map(({ points }) => polygon(points, SUN, 'opacity=".62"')).join(''),
      chairs,
      `<circle cx="${x}" cy="${y}" r="97" fill="${OAK}"/>`,
      `<circle cx="${x}" cy="${y}" r="46" fill="${CLAY}"/>`,
    ].join(''),
    lines: [
      pencil(`M${left} ${top}H${right}V${foot}H${left}Z`, 2.4),
      pencil(`M${left - 52} ${first + 16}V${last - 16}M${left - 42} ${first + 13}V${last - 13}`, 2),
      beams
        .map(({ points: [a, b, c, d] }) =>
          thin(`M${b.join(' ')}L${c.join(' ')}M${a.join(' ')}L${d.join(' ')}`, '3 7'),
        )
        .join(''),
      beams
        .map(({ hour, middle }) =>
          note(middle + (hour === 'nine' ? -14 : hour === 'ten' ? 8 : 0), top - 30, hour, {
            size: 44,
            fill: LIME,
          }),
        )
        .join(''),
      chairLines,
      `<circle cx="${x}" cy="${y}" r="97" fill="none" stroke="${UMBER}" stroke-width="2.2" stroke-opacity=".8"/><circle cx="${x}" cy="${y}" r="46" fill="none" stroke="${UMBER}" stroke-width="1.6" stroke-opacity=".7"/>`,
      thin(`M${right} ${door.to}H${right - 126}A126 126 0 0 1 ${right} ${door.from}`),
      pencil(`M${right} ${door.to}H${right - 126}`, 3),
      // North lies to the right.
      pencil(
        `M${left + 36} ${foot - 44}H${left + 116}M${left + 98} ${foot - 58}L${left + 116} ${foot - 44}L${left + 98} ${foot - 30}`,
        2.6,
      ),
      note(left + 134, foot - 31, 'north', { size: 44, anchor: 'start' }),
    ].join(''),
  });
}

const views = { plan, nine: () => elevation('nine'), eleven: () => elevation('eleven') };

/** Parameter: `view`, one of plan, nine, eleven. */
const draw: Draw = (params) => {
  const name = textParam(params, 'view', 'plan');
  const drawn = Object.entries(views).find(([view]) => view === name)?.[1];
  if (!drawn) throw new Error(`view: one of ${Object.keys(views).join(', ')}, not ${name}`);
  return drawn();
};

export default draw;
