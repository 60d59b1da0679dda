import type { Draw } from '../../../workshop/types.ts';
import { page, range, stream, svg, textParam } from '../../kit.ts';
import { hill, ICE, land, mast, MINT, rings, rough, SEA, sea } from '../../radio/lines.ts';

const [WIDTH, HEIGHT] = [1600, 1000];

const night = (content: string) =>
  svg(WIDTH, HEIGHT, `<rect width="${WIDTH}" height="${HEIGHT}" fill="${SEA}"/>${content}`);

const line = (d: string, more: string) =>
  `<path d="${d}" fill="none" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

/** A ferry from the side, its bow to the right, on its waterline; two antennas on its mast. */
function ferry(x: number, y: number): string {
  const body = `fill="${SEA}" stroke="${ICE}" stroke-width="4" stroke-linejoin="round"`;
  const portholes = range(9)
    .map((k) => `<circle cx="${x + 66 + k * 42}" cy="${y - 34}" r="7" fill="${MINT}"/>`)
    .join('');
  const panes = range(8)
    .map(
      (k) =>
        `<path d="M${x + 92 + k * 40} ${y - 112}h26v24h-26Z" fill="${MINT}" fill-opacity=".8"/>`,
    )
    .join('');
  return [
    `<path d="M${x + 30} ${y - 66}V${y - 140}H${x + 420}L${x + 446} ${y - 66}Z" ${body}/>`,
    panes,
    `<path d="M${x + 292} ${y - 140}V${y - 200}H${x + 392}L${x + 408} ${y - 140}Z" ${body}/>`,
    `<path d="M${x + 316} ${y - 184}H${x + 386}L${x + 390} ${y - 162}H${x + 316}Z" fill="${MINT}"/>`,
    `<path d="M${x + 92} ${y - 140}L${x + 104} ${y - 206}H${x + 158}L${x + 152} ${y - 140}Z" ${body}/>`,
    `<path d="M${x} ${y - 66}H${x + 530}C${x + 520} ${y - 34} ${x + 504} ${y - 12} ${x + 476} ${y + 8}H${x + 26}C${x + 10} ${y - 14} ${x + 2} ${y - 38} ${x} ${y - 66}Z" ${body}/>`,
    portholes,
    line(`M${x + 344} ${y - 200}V${y - 360}`, `stroke="${ICE}" stroke-width="5"`),
    line(`M${x + 322} ${y - 262}h44M${x + 322} ${y - 350}h44`, `stroke="${ICE}" stroke-width="4"`),
    ...[262, 350].map(
      (up) =>
        `<circle cx="${x + 366}" cy="${y - up}" r="24" fill="${MINT}" fill-opacity=".2"/><circle cx="${x + 366}" cy="${y - up}" r="10" fill="${ICE}"/>`,
    ),
  ].join('');
}

/** A signal that reaches a ship twice: through the air, and off the sea. */
function paths(): string {
  const rise = (x: number, depth: number) =>
    (300 * hill(x, 1330 - depth * 60, 330) ** 1.2 + 90 * hill(x, 1560, 200) - 16) *
    (0.66 + 0.66 * rough(x / 170, depth * 4.6, 9)) *
    Math.sin(Math.PI * Math.min(1, depth * 0.9 + 0.1)) ** 0.8;
  const tip = { x: 1310, y: 190 };
  const low = { x: 476, y: 498 };
  const high = { x: 476, y: 410 };
  const glance = { x: 850, y: 792 };
  const dash = `stroke="${MINT}" stroke-width="4.5" stroke-dasharray="15 14"`;
  return night(
    [
      rings(tip.x, tip.y, [70, 150, 250, 370, 510], 3),
      line('M0 640H1600', `stroke="${MINT}" stroke-opacity=".35" stroke-width="2.5"`),
      sea(WIDTH, 652, HEIGHT, stream(12)),
      land({ width: WIDTH, top: 640, bottom: 790, count: 30, rise, wide: 3 }),
      mast(tip.x, 420, 230, 4),
      ferry(110, 760),
      line(`M${tip.x} ${tip.y}L${high.x} ${high.y}`, dash),
      line(`M${tip.x} ${tip.y}L${glance.x} ${glance.y}L${low.x} ${low.y}`, dash),
      ...[34, 74, 120].map(
        (rx, index) =>
          `<ellipse cx="${glance.x}" cy="${glance.y}" rx="${rx}" ry="${rx * 0.2}" fill="none" stroke="${MINT}" stroke-width="3" stroke-opacity="${0.9 - index * 0.27}"/>`,
      ),
      line(
        'M150 784h120M330 792h180M520 778h150',
        `stroke="${MINT}" stroke-opacity=".5" stroke-width="3"`,
      ),
    ].join(''),
  );
}

/** A clinic on its shore at night, its door lit, a mast beside it. */
function clinic(): string {
  const back = (x: number, depth: number) =>
    (60 + 210 * hill(x, 1240 + depth * 80, 620) ** 1.1 + 120 * hill(x, 1640, 420)) *
      (0.6 + 0.72 * rough(x / 230, depth * 4, 15)) *
      Math.sin(Math.PI * Math.min(1, depth * 0.9 + 0.08)) ** 0.8 *
      (1 - hill(x, 0, 900)) ** 1.4 -
    12;
  const front = (x: number, depth: number) =>
    (50 + 60 * hill(x, 620, 900)) *
      (0.75 + 0.45 * rough(x / 300, depth * 3, 33)) *
      (1 - depth * 0.8) +
    8;
  const wall = `fill="${SEA}" stroke="${ICE}" stroke-width="5" stroke-linejoin="round"`;
  const window = (x: number) =>
    `<path d="M${x} 600h62v58h-62Z" fill="none" stroke="${MINT}" stroke-width="4"/><path d="M${x + 31} 600v58M${x} 629h62" stroke="${MINT}" stroke-width="3"/>`;
  const house = [
    `<path d="M430 728V556L520 464H860L950 556V728Z" ${wall}/>`,
    line('M430 556H950', `stroke="${ICE}" stroke-width="4"`),
    line(
      range(10)
        .map((k) => `M${516 + k * 38} 474L${478 + k * 47} 546`)
        .join(''),
      `stroke="${MINT}" stroke-opacity=".38" stroke-width="3"`,
    ),
    `<path d="M610 464V404h46v60" ${wall}/>`,
    window(478),
    window(566),
    window(850),
    `<ellipse cx="728" cy="742" rx="210" ry="54" fill="url(#lit)"/>`,
    `<path d="M690 728V592h76v136Z" fill="${MINT}"/>`,
    // The sign over the door: a cross, as every clinic has it.
    `<path d="M806 590v48M782 614h48" stroke="${MINT}" stroke-width="15"/>`,
  ].join('');
  return night(
    [
      `<defs><radialGradient id="lit"><stop offset="0" stop-color="${MINT}" stop-opacity=".55"/><stop offset="1" stop-color="${MINT}" stop-opacity="0"/></radialGradient></defs>`,
      rings(1160, 196, [64, 138, 230, 345, 480], 3),
      line('M0 560H1600', `stroke="${MINT}" stroke-opacity=".35" stroke-width="2.5"`),
      sea(WIDTH, 572, 760, stream(27)),
      land({ width: WIDTH, top: 560, bottom: 700, count: 22, rise: back, wide: 2.6 }),
      mast(1160, 700, 504, 4),
      land({ width: WIDTH, top: 770, bottom: 1060, count: 20, rise: front, wide: 3 }),
      house,
      line(
        'M700 742C660 800 560 840 470 900S330 985 300 1010',
        `stroke="${ICE}" stroke-opacity=".5" stroke-width="4" stroke-dasharray="3 14"`,
      ),
    ].join(''),
  );
}

/** What is seen from the shore at night. Parameter: `view`, the `paths` of a signal or a `clinic`. */
const draw: Draw = (params) =>
  page({
    width: WIDTH,
    height: HEIGHT,
    body: textParam(params, 'view', 'paths') === 'clinic' ? clinic() : paths(),
    scale: 1,
  });

export default draw;
