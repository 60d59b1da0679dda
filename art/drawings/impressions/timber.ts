/** Prints from wood: a stump, an oar, a door, a dinghy's side. */
import { range, stream, type Point } from '../kit.ts';
import { BLUE_BLACK, LAMP_BLACK, OXIDE, PAPER, area, edges, lines, specks, thread } from './ink.ts';
import type { Impression } from './ink.ts';

const STUMP = { width: 1960, height: 1880, rings: 78, points: 40 } as const;

/** The end grain of a felled tree: solid ink, its rings the paper between. */
export const tree: Impression = (() => {
  const next = stream(118);
  const { width, height, rings, points } = STUMP;
  const [cx, cy] = [width * 0.53, height * 0.49];
  const lobes = range(6).map((k) => ({
    k: k + 1,
    size: next() ** 1.5 / (k + 2),
    turn: next() * 7,
  }));
  /** How far the bark is from the heart, in each direction; inner rings are rounder. */
  const reach = (angle: number, share: number): number => {
    const lobed = lobes.reduce(
      (sum, { k, size, turn }) => sum + size * Math.cos(k * angle + turn),
      0,
    );
    const offset = 1 + 0.07 * Math.cos(angle + 2.6) * share;
    return 905 * offset * (1 + lobed * 0.16 * share);
  };
  const ring = (share: number, jitter: number, count: number = points): Point[] =>
    range(count).map((index) => {
      const angle = (index / count) * Math.PI * 2;
      const radius = reach(angle, share) * share + (next() - 0.5) * jitter;
      return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
    });
  const fits = (outline: readonly Point[]): Point[] =>
    outline.map(([x, y]) => [
      Math.min(width - 4, Math.max(4, x)),
      Math.min(height - 4, Math.max(4, y)),
    ]);

  // Wet years are wide, dry ones narrow; a fire left a wide dark band.
  const years = range(rings).map((index) => 0.35 + next() * (index > 40 && index < 46 ? 2.4 : 1.1));
  const total = years.reduce((sum, year) => sum + year, 0);
  let grown = 0;
  const shares = years.map((year) => (grown += year) / total);
  const widths = [3, 5, 8, 11];
  const byWidth = widths.map((stroke, kind) => {
    const paths = shares.flatMap((share, index) =>
      index % widths.length === (kind * 3 + Math.floor(index / 9)) % widths.length && share < 0.985
        ? [thread(ring(share * 0.955, 1 + share * 11, share < 0.2 ? 18 : points), true)]
        : [],
    );
    return lines(paths, PAPER, stroke);
  });
  const crack = (angle: number, from: number, to: number, wide: number): string => {
    const along = range(9).map((index) => {
      const share = from + ((to - from) * index) / 8;
      const radius = reach(angle, share) * share;
      const wander = angle + (next() - 0.5) * 0.035;
      return {
        at: [cx + radius * Math.cos(wander), cy + radius * Math.sin(wander)] as Point,
        share,
      };
    });
    const side = (sign: number) =>
      along.map(({ at, share }): Point => {
        const part = (share - from) / (to - from);
        // Those that end within the wood close again.
        const half = sign * wide * part ** 1.4 * (to < 1 ? Math.sqrt(1 - part) * 1.6 : 1);
        return [at[0] - half * Math.sin(angle), at[1] + half * Math.cos(angle)];
      });
    return edges([...side(1), ...side(-1).reverse()]);
  };
  const cracks = [
    crack(0.62, 0.05, 1.05, 34),
    crack(2.3, 0.12, 0.78, 13),
    crack(3.75, 0.02, 0.6, 11),
    crack(4.9, 0.2, 0.9, 15),
    crack(5.7, 0.3, 0.66, 8),
  ];
  const bark = fits(ring(1, 62, 96));
  return {
    width,
    height,
    markup: [
      area(thread(bark, true), LAMP_BLACK),
      lines([thread(ring(0.952, 16, 64), true)], PAPER, 13),
      ...byWidth,
      area(cracks.join(''), PAPER),
      specks(next, 190, [cx - 720, cy - 680, 1440, 1360], 7),
    ].join(''),
  };
})();

/** Grain along a board, from top to bottom: it bends around what grew there. */
function grain(
  next: () => number,
  [x, y, width, height]: readonly [number, number, number, number],
  count: number,
  knots: readonly Point[] = [],
): string[] {
  return range(count).map((index) => {
    const home = x + (width * (index + 0.5 + (next() - 0.5) * 0.5)) / count;
    const steps = Math.max(6, Math.round(height / 90));
    const from = next() < 0.4 ? next() * 0.5 : 0;
    const to = next() < 0.4 ? 0.55 + next() * 0.45 : 1;
    const points = range(steps + 1).map((step): Point => {
      const at = y + height * (from + ((to - from) * step) / steps);
      const pushed = knots.reduce((sum, [kx, ky]) => {
        const near = Math.exp(-(((at - ky) / 46) ** 2));
        const away = home - kx;
        return sum + near * Math.sign(away) * Math.max(0, 30 - Math.abs(away) * 0.7);
      }, 0);
      return [Math.min(x + width - 3, Math.max(x + 3, home + pushed + (next() - 0.5) * 4)), at];
    });
    return thread(points);
  });
}

/** A back door: five boards, a latch, a keyhole, and a flap for the cat. */
export const door: Impression = (() => {
  const next = stream(12);
  const boards = [0, 162, 330, 498, 655, 820];
  const knots: Point[] = [
    [88, 420],
    [250, 1210],
    [420, 760],
    [575, 300],
    [590, 1560],
    [735, 980],
  ];
  const parts = boards.slice(0, -1).flatMap((x, index) => {
    const width = (boards[index + 1] ?? 820) - x - 8;
    const own = knots.filter(([kx]) => kx > x && kx < x + width);
    const top = [6, 0, 9, 3, 8][index] ?? 0;
    return [
      area(`M${x} ${top}h${width}V2034h${-width}z`, BLUE_BLACK),
      lines(grain(next, [x, top, width, 2034 - top], 9, own), PAPER, 3),
      ...own.map(
        ([kx, ky]) =>
          `<ellipse cx="${kx}" cy="${ky}" rx="17" ry="24" fill="${BLUE_BLACK}" stroke="${PAPER}" stroke-width="5"/>`,
      ),
    ];
  });
  const nails = [150, 1010, 1830].flatMap((y) =>
    boards
      .slice(0, -1)
      .flatMap((x) => [40, 110].map((dx) => `M${x + dx} ${y + Math.round(next() * 14)}h1`)),
  );
  return {
    width: 820,
    height: 2040,
    markup: [
      ...parts,
      lines(nails, PAPER, 15),
      // The latch, the keyhole, the flap.
      area('M668 905h122v26H668zM706 931h22v118h-22z', PAPER),
      area('M690 918h78v-30h-78zM712 960h10v76h-10z', BLUE_BLACK),
      `<path d="M722 1128a17 17 0 1 1 20 0l9 52h-38z" fill="${PAPER}"/>`,
      area('M250 1690h320v300H250z', PAPER),
      area('M264 1704h292v272H264z', BLUE_BLACK),
      lines(
        [...range(6).map((k) => `M${284 + k * 50} ${1722 + (k % 2) * 10}v${220 - (k % 3) * 24}`)],
        PAPER,
        4,
      ),
      area('M394 1880h32v14h-32z', PAPER),
      specks(next, 130, [20, 40, 780, 1960], 6),
    ].join(''),
  };
})();

/** A racing oar, hung up by its blade. */
export const oar: Impression = (() => {
  const next = stream(27);
  const outline: Point[] = [
    [85, 0],
    [20, 6],
    [4, 60],
    [8, 360],
    [26, 560],
    [58, 650],
    [66, 760],
    [64, 1500],
    [62, 2420],
    [56, 2480],
    [58, 2700],
    [70, 2740],
    [100, 2740],
    [112, 2700],
    [114, 2480],
    [108, 2420],
    [106, 1500],
    [104, 760],
    [112, 650],
    [144, 560],
    [162, 360],
    [166, 60],
    [150, 6],
  ];
  return {
    width: 170,
    height: 2740,
    markup: [
      area(thread(outline, true), OXIDE),
      lines(grain(next, [22, 26, 126, 470], 9), PAPER, 3),
      lines(grain(next, [68, 660, 34, 1750], 4), PAPER, 3),
      // The leather that turns in the gate, and the blade's painted band.
      area('M54 1690h62v150H54zM2 214h166v22H2zM2 250h166v10H2z', PAPER),
      area('M50 1704h70v122H50z', OXIDE),
      lines(
        range(7).map((k) => `M54 ${1716 + k * 17}l62 -10`),
        PAPER,
        3,
      ),
      lines(['M85 520V1660'], PAPER, 4),
      specks(next, 40, [56, 1900, 58, 780], 5),
    ].join(''),
  };
})();

/** The planks of a dinghy, from the stern on the left to the stem. */
export const dinghy: Impression = (() => {
  const next = stream(366);
  const PLANKS = 7;
  const at = (share: number, plank: number): Point => {
    const down = plank / PLANKS;
    const sheer = 210 * (share - 0.42) ** 2 * (share > 0.42 ? 1.35 : 0.8);
    const keel =
      560 - 300 * Math.max(0, share - 0.62) ** 1.7 * 4 - 90 * Math.max(0, 0.25 - share) * 2;
    const top = 118 - sheer * 0.95;
    const stem = 1830 - 140 * down ** 1.6 - 8;
    const stern = 14 + 44 * down;
    return [stern + (stem - stern) * share, top + (keel - top) * down ** 0.94];
  };
  const shares = range(15).map((index) => index / 14);
  const seam = (plank: number): Point[] => shares.map((share) => at(share, plank));
  const hull = [...seam(0), ...seam(PLANKS).reverse()];
  const rivets = range(PLANKS - 1).flatMap((plank) =>
    range(34).map((index) => {
      const [x, y] = at(0.02 + (index / 34) * 0.95, plank + 1);
      return `M${Math.round(x)} ${Math.round(y - 9)}h1`;
    }),
  );
  const ribs = range(12).map((index) => {
    const share = 0.09 + index * 0.073;
    return thread(range(8).map((plank) => at(share, plank)));
  });
  const boards = range(PLANKS).flatMap((plank) =>
    range(4).map((line) => {
      const from = next() * 0.5;
      const to = Math.min(0.98, from + 0.2 + next() * 0.42);
      return thread(
        range(9).map((step) => {
          const [x, y] = at(from + ((to - from) * step) / 8, plank + 0.22 + line * 0.18);
          return [x, y + (next() - 0.5) * 4];
        }),
      );
    }),
  );
  return {
    width: 1830,
    height: 560,
    markup: [
      area(edges(hull), BLUE_BLACK),
      lines(boards, PAPER, 2),
      lines(ribs, '#3d556b', 5),
      lines(
        range(PLANKS - 1).map((plank) => thread(seam(plank + 1))),
        PAPER,
        5,
      ),
      lines(rivets, PAPER, 6),
      // The rubbing strake below the gunwale, and the name's empty board.
      lines([thread(shares.map((share) => [at(share, 0)[0], at(share, 0)[1] + 22]))], PAPER, 7),
      specks(next, 90, [60, 120, 1640, 400], 5),
    ].join(''),
  };
})();
