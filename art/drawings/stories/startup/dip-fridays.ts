/** Dip's number, read out on every Friday from 7 March to 19 December 2025. */
import type { Draw } from '../../../workshop/types.ts';
import { range } from '../../kit.ts';
import { night, sheet } from './sheet.ts';

const [WIDE, TALL] = [1000, 560];
const FRIDAYS = 42;
const [FLOOR, HIGH] = [474, 340];

/** Two weeks in which it fell: a week's place, and what was left of the number. */
const FELL: Readonly<Record<number, number>> = { 19: 0.7, 32: 0.62 };

const swimmers = (week: number): number => {
  const grown = week < 13 ? 11 * (420 / 11) ** (week / 13) : 420 + ((week - 13) / 28) * 3580;
  return grown * (FELL[week] ?? 1);
};

/** The first Friday of each month. */
const MONTHS = [
  ['Mar', 0],
  ['Apr', 4],
  ['May', 8],
  ['Jun', 13],
  ['Jul', 17],
  ['Aug', 21],
  ['Sep', 26],
  ['Oct', 30],
  ['Nov', 35],
  ['Dec', 39],
] as const;

const draw: Draw = () => {
  const step = 900 / FRIDAYS;
  const at = (week: number): number => 50 + (week + 0.5) * step;
  const bars = range(FRIDAYS)
    .map((week) => {
      const high = Math.max(15, (swimmers(week) / 4000) * HIGH);
      const fell = FELL[week] !== undefined;
      return `<rect x="${(at(week) - 7.5).toFixed(1)}" y="${(FLOOR - high).toFixed(1)}" width="15" height="${high.toFixed(1)}" rx="7.500" fill="url(#${fell ? 'rose' : 'sun'})"/>`;
    })
    .join('');
  const glow = `<path d="M50 ${FLOOR}${range(FRIDAYS)
    .map(
      (week) =>
        `L${at(week).toFixed(1)} ${(FLOOR - (swimmers(week) / 4000) * HIGH * (FELL[week] ? 1.4 : 1)).toFixed(1)}`,
    )
    .join('')}L950 ${FLOOR}Z" fill="#ff7d3a" opacity=".34" filter="url(#soft)"/>`;
  const note = (week: number, words: string): string => {
    const top = FLOOR - (swimmers(week) / 4000) * HIGH;
    const neighbour = FLOOR - (swimmers(week - 1) / 4000) * HIGH;
    return `<text x="${at(week)}" y="${neighbour - 46}" text-anchor="middle" font-size="22" font-weight="500" fill="#ffc3d6">${words}</text><path d="M${at(week)} ${neighbour - 36}V${top - 8}" stroke="#ff86ae" stroke-width="2.500" stroke-dasharray="1 7" stroke-linecap="round"/>`;
  };
  const months = MONTHS.map(
    ([name, week]) =>
      `<text x="${at(week) - 8}" y="${FLOOR + 44}" font-size="22" font-weight="500" fill="#b9c1ff">${name}</text>`,
  ).join('');
  return sheet(
    WIDE,
    TALL,
    '',
    `${night(FRIDAYS, 84, 50)}<svg class="over" width="${WIDE}" height="${TALL}" viewBox="0 0 ${WIDE} ${TALL}" font-family="Sora"><defs><linearGradient id="sun" gradientUnits="userSpaceOnUse" x1="0" y1="${FLOOR - HIGH}" x2="0" y2="${FLOOR}"><stop stop-color="#fff0cf"/><stop offset=".3" stop-color="#ffb766"/><stop offset=".72" stop-color="#ff7d3a"/><stop offset="1" stop-color="#ff4a2b"/></linearGradient><linearGradient id="rose" gradientUnits="userSpaceOnUse" x1="0" y1="${FLOOR - HIGH}" x2="0" y2="${FLOOR}"><stop stop-color="#ffe2ea"/><stop offset=".6" stop-color="#ff86ae"/><stop offset="1" stop-color="#f0387f"/></linearGradient><filter id="soft" x="-10%" y="-40%" width="120%" height="180%"><feGaussianBlur stdDeviation="26"/></filter></defs>${glow}<path d="M40 ${FLOOR + 9}H960" stroke="#9aa6ff" stroke-opacity=".5" stroke-width="2"/>${bars}${months}${note(19, 'jellyfish')}${note(32, 'a storm')}
<text x="50" y="92" font-size="46" font-weight="700" letter-spacing="-1.5" fill="#fff">Who got wet this week?</text><text x="50" y="130" font-size="24" font-weight="400" fill="#cdd4ff">Swimmers, read out on Fridays at four</text><text x="${at(0) - 8}" y="${FLOOR - 30}" font-size="30" font-weight="700" fill="#ffb766">11</text><text x="${at(41) + 10}" y="${FLOOR - HIGH - 16}" text-anchor="end" font-size="40" font-weight="700" letter-spacing="-1" fill="#fff0cf">4,000</text></svg>`,
  );
};

export default draw;
