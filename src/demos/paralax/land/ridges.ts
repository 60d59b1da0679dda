/** The box in which a ridge is drawn: as wide and as high as this. */
export const BOX = { width: 1440, height: 120 } as const;

type Point = readonly [x: number, y: number];

/** One plane of a ridge: where its line runs, and whether its corners are those of rock or of sand. */
interface Plane {
  readonly rock?: true;
  readonly points: readonly Point[];
}

/** Ridges from their farthest plane to the nearest; each runs on beyond both edges of its box. */
export const ridges = {
  dunes: [
    {
      points: [
        [-60, 70],
        [180, 26],
        [420, 58],
        [700, 14],
        [980, 62],
        [1240, 24],
        [1500, 58],
      ],
    },
    {
      points: [
        [-60, 50],
        [240, 84],
        [560, 40],
        [820, 78],
        [1130, 46],
        [1500, 82],
      ],
    },
    {
      points: [
        [-60, 104],
        [200, 84],
        [480, 106],
        [860, 74],
        [1180, 104],
        [1500, 86],
      ],
    },
  ],
  mesas: [
    {
      rock: true,
      points: [
        [-60, 76],
        [80, 70],
        [96, 22],
        [250, 20],
        [270, 66],
        [520, 74],
        [900, 70],
        [918, 8],
        [1090, 8],
        [1106, 40],
        [1180, 44],
        [1204, 72],
        [1500, 66],
      ],
    },
    {
      rock: true,
      points: [
        [-60, 92],
        [330, 88],
        [352, 48],
        [420, 46],
        [446, 84],
        [740, 92],
        [1250, 88],
        [1268, 40],
        [1420, 38],
        [1436, 60],
        [1500, 62],
      ],
    },
    {
      points: [
        [-60, 96],
        [260, 108],
        [640, 92],
        [1020, 108],
        [1300, 98],
        [1500, 104],
      ],
    },
  ],
  buttes: [
    {
      rock: true,
      points: [
        [-60, 84],
        [520, 80],
        [548, 60],
        [560, 12],
        [604, 10],
        [616, 58],
        [660, 80],
        [980, 84],
        [1010, 62],
        [1024, 24],
        [1052, 22],
        [1066, 60],
        [1100, 82],
        [1500, 80],
      ],
    },
    {
      points: [
        [-60, 66],
        [220, 92],
        [600, 98],
        [900, 84],
        [1240, 96],
        [1500, 72],
      ],
    },
    {
      points: [
        [-60, 112],
        [340, 98],
        [760, 112],
        [1140, 102],
        [1500, 112],
      ],
    },
  ],
  hills: [
    {
      points: [
        [-60, 40],
        [140, 22],
        [380, 66],
        [640, 36],
        [880, 72],
        [1160, 18],
        [1500, 50],
      ],
    },
    {
      points: [
        [-60, 84],
        [300, 52],
        [620, 88],
        [960, 48],
        [1260, 86],
        [1500, 62],
      ],
    },
    {
      points: [
        [-60, 92],
        [160, 104],
        [520, 84],
        [900, 106],
        [1260, 90],
        [1500, 108],
      ],
    },
  ],
  cliff: [
    {
      rock: true,
      points: [
        [-60, 10],
        [210, 14],
        [226, 30],
        [420, 28],
        [440, 62],
        [560, 70],
        [590, 84],
        [980, 88],
        [1500, 78],
      ],
    },
    {
      rock: true,
      points: [
        [-60, 46],
        [110, 44],
        [130, 70],
        [320, 76],
        [350, 96],
        [860, 100],
        [1180, 92],
        [1210, 66],
        [1380, 62],
        [1400, 50],
        [1500, 50],
      ],
    },
    {
      points: [
        [-60, 104],
        [420, 110],
        [820, 98],
        [1200, 110],
        [1500, 100],
      ],
    },
  ],
  range: [
    {
      rock: true,
      points: [
        [-60, 70],
        [60, 44],
        [120, 56],
        [230, 14],
        [330, 58],
        [420, 40],
        [520, 72],
        [680, 34],
        [760, 54],
        [880, 6],
        [1000, 60],
        [1110, 36],
        [1190, 58],
        [1300, 20],
        [1400, 52],
        [1500, 34],
      ],
    },
    {
      rock: true,
      points: [
        [-60, 84],
        [140, 66],
        [300, 88],
        [470, 60],
        [620, 90],
        [820, 70],
        [1010, 92],
        [1200, 64],
        [1370, 88],
        [1500, 74],
      ],
    },
    {
      points: [
        [-60, 108],
        [300, 98],
        [700, 110],
        [1100, 96],
        [1500, 106],
      ],
    },
  ],
  erosion: [
    {
      rock: true,
      points: [
        [-60, 60],
        [40, 58],
        [58, 88],
        [150, 90],
        [170, 40],
        [250, 38],
        [268, 86],
        [640, 92],
        [1130, 88],
        [1150, 30],
        [1210, 28],
        [1226, 62],
        [1330, 60],
        [1352, 90],
        [1500, 84],
      ],
    },
    {
      points: [
        [-60, 96],
        [240, 74],
        [560, 98],
        [900, 70],
        [1200, 98],
        [1500, 82],
      ],
    },
    {
      points: [
        [-60, 100],
        [380, 112],
        [780, 96],
        [1160, 112],
        [1500, 98],
      ],
    },
  ],
} as const satisfies Record<string, readonly Plane[]>;

/** A ridge by its name. */
export type RidgeName = keyof typeof ridges;

/** How round a line of sand is. */
const TENSION = 1 / 6;

/** Through each point; between them straight for rock, and in one sweep for sand. */
export function outline({ points, rock }: Plane): string {
  const at = (index: number): Point =>
    points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  const [[x, y], steps] = [at(0), points.slice(1)];
  const line = steps.map((to, index) => {
    if (rock) return `L${to[0]} ${to[1]}`;
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)];
    const pull = (a: Point, b: Point, sign: number, on: Point) =>
      on.map((value, axis) =>
        Math.round(value + sign * ((b[axis] ?? 0) - (a[axis] ?? 0)) * TENSION),
      );
    const handles = [...pull(before, to, 1, from), ...pull(from, after, -1, to), ...to];
    return `C${handles.join(' ')}`;
  });
  return `M${x} ${y}${line.join('')}`;
}
