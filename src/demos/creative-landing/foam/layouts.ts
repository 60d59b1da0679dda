import { beside, between, coverOf, extent, roomOf, type Box, type Disc } from './geometry';

/** A foam stands otherwise in narrow windows than in wide ones. */
export const FORMS = ['narrow', 'wide'] as const;

/** One of the two. */
export type Form = (typeof FORMS)[number];

/** From which width on a window is wide: for foams whose words are short, or longer, and for the first. */
export const WIDE_FROM = { phone: '40.0625rem', tablet: '48rem', desktop: '64rem' } as const;

/** A foam in hundredths of its own width. */
export interface Foam {
  /** The bubbles, as if each were alone. */
  readonly discs: readonly Disc[];
  /** Where their words stand. */
  readonly boxes: readonly Box[];
  /** Where their pictures stand, in or beside them. */
  readonly pictures?: readonly Box[];
  readonly tall: number;
}

/** How many weeks ahead each service is asked for: the bubble's area. */
export const WEEKS = [8, 7, 6, 7, 6, 5] as const;

/** What each one's lungs hold, in litres: the bubble's volume. */
export const LUNGS = [6, 3.4, 5, 4.2] as const;

/** How many litres of air are in each bubble that is counted. */
export const LITRES = [28_000, 4200, 6, 2] as const;

/** How wide the bubble of each work was, in metres. */
export const METRES = [3.2, 2.4, 1.8, 0.9, 0.6, 0.3] as const;

/** Bubbles that follow each other, each at an angle to the one before. */
function chain(first: number, ...next: readonly (readonly [r: number, degrees: number])[]): Disc[] {
  const discs: [Disc, ...Disc[]] = [{ x: 0, y: 0, r: first }];
  for (const [r, degrees] of next) discs.push(beside(discs.at(-1) ?? discs[0], r, degrees));
  return discs;
}

/** Rows of bubbles of one size: a raft. */
function raft(...rows: readonly number[]): Disc[] {
  const widest = Math.max(...rows);
  return rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, place) => ({
      x: place + (widest - count) / 2,
      y: (row * Math.sqrt(3)) / 2,
      r: 1,
    })),
  );
}

/**
 * Brings bubbles to this part of their foam's width.
 *
 * @param shape width through height of their words
 * @param start where they begin; in the middle where nothing is said
 */
function fit(discs: readonly Disc[], shape: number, width = 100, start = (100 - width) / 2): Foam {
  const box = extent(discs);
  const scale = width / box.width;
  const placed = discs.map(({ x, y, r }) => ({
    x: (x - box.left) * scale + start,
    y: (y - box.top) * scale,
    r: r * scale,
  }));
  return {
    discs: placed,
    boxes: placed.map((_, index) => roomOf(placed, index, shape)),
    tall: box.height * scale,
  };
}

/** One for the statement, and a smaller one that somebody stands in. */
const hero = (form: Form): Foam =>
  form === 'narrow' ? fit(chain(1, [0.7, 80]), 1.05) : fit(chain(1, [0.7, 190]), 1.2);

/** The heading, and six services. */
function services(form: Form): Foam {
  const [a, b, c, d, e, f] = sized(WEEKS, Math.sqrt);
  if (form === 'narrow')
    return fit(chain(2.6, [a, 82], [b, 99], [c, 80], [d, 100], [e, 80], [f, 99]), 1.45);
  const [head, first] = chain(2.4, [a, 10]) as Two;
  const third = between(head, first, c);
  const fourth = between(third, first, d);
  const second = between(fourth, first, b);
  const [fifth, sixth] = [between(fourth, second, e), between(third, fourth, f)];
  return fit([head, first, second, third, fourth, fifth, sixth], 1.15, 90);
}

/** The heading, and two bubbles of one size with a flat wall between them. */
const about = (form: Form): Foam =>
  form === 'narrow'
    ? fit(chain(2.2, [2.3, 80], [2.3, 100]), 1.5)
    : fit(chain(2.25, [2.25, 13], [2.25, -13]), 0.95);

/** The heading, and six works in a string: the picture fills the bubble, its words lie low. */
function works(): Foam {
  const [a, b, c, d, e, f] = sized(
    METRES,
    (metres) => 20 + (6 * Math.log(metres / 0.3)) / Math.log(3.2 / 0.3),
  );
  const foam = fit(chain(19, [a, -9], [b, -5], [c, 2], [d, 6], [e, 3], [f, -6]), 1.1);
  return {
    ...foam,
    boxes: foam.discs.map((_, index) => roomOf(foam.discs, index, index ? 1.5 : 1.1, index > 0)),
    pictures: foam.discs.map((_, index) => coverOf(foam.discs, index)),
  };
}

/** Two that share a wall, and two that are too small for words. */
function counters(form: Form): Foam {
  const [a, b, c, d] = sized(LITRES, Math.cbrt);
  const isNarrow = form === 'narrow';
  const [first, second] = chain(a, [b, isNarrow ? 62 : 22]) as Two;
  const ground = Math.max(second.y + second.r, first.y + first.r);
  const x = isNarrow ? c - a : second.x + second.r + 6;
  const small = [
    { x, y: ground + (isNarrow ? 5 : -c - 16), r: c },
    { x, y: ground + (isNarrow ? 12.5 : -d), r: d },
  ];
  const foam = fit([first, second, ...small], 1.3, isNarrow ? 100 : 82, 0);
  // The words of those that are too small stand beside them.
  const boxes = foam.boxes.map((box, index) => {
    const disc = foam.discs[index];
    if (!disc || index < 2) return box;
    const height = isNarrow ? 10 : 16;
    const left = disc.x + disc.r + (isNarrow ? 2.5 : 1.5);
    return { left, top: disc.y - height / 2, width: 100 - left, height };
  });
  return { ...foam, boxes };
}

/** Where the lips are in the drawing of a head that faces right, and how tall it is for its width. */
const HEAD = { lips: [0.97, 0.62], tall: 1.2 } as const;

/** A head that blows a bubble, from this side of it. */
function blower({ x, y, r }: Disc, width: number, degrees: number): Box {
  const turn = (degrees * Math.PI) / 180;
  const facesRight = Math.cos(turn) < 0;
  const lips = facesRight ? HEAD.lips[0] : 1 - HEAD.lips[0];
  const height = width * HEAD.tall;
  return {
    left: x + r * Math.cos(turn) - lips * width,
    top: y + r * Math.sin(turn) - HEAD.lips[1] * height,
    width,
    height,
  };
}

/** Two pairs of people whose bubbles meet. */
function team(form: Form): Foam {
  const [a, b, c, d] = sized(LUNGS, Math.cbrt);
  const isNarrow = form === 'narrow';
  const [first, second] = chain(a, [b, isNarrow ? 106 : 4]) as Two;
  const [third, fourth] = chain(c, [d, isNarrow ? 106 : -4]) as Two;
  const [right, down] = isNarrow ? [0.15, 5.9] : [2.75, 3.35];
  const lower = [third, fourth].map(({ x, y, r }) => ({ x: x + right, y: y + down, r }));
  const foam = fit([first, second, ...lower], 1.3, isNarrow ? 66 : 72, isNarrow ? 18 : 14);
  const sides = isNarrow ? [196, 40, 196, 40] : [180, 0, 180, 0];
  return {
    ...foam,
    pictures: foam.discs.map((disc, index) => blower(disc, isNarrow ? 21 : 14, sides[index] ?? 0)),
  };
}

/** The heading, and three who speak: where all four meet. */
function quotes(form: Form): Foam {
  if (form === 'narrow') return fit(chain(2, [2.3, 80], [2.301, 100], [2.3, 80]), 1.35);
  const first = { x: 0, y: 0, r: 2.4 };
  const second = beside(first, 2.4, -6);
  const head = beside(first, 1.75, 196);
  return fit([head, first, second, between(first, second, 2.4)], 1.15, 88);
}

/** The heading, and three posts: a bubble shrinks with its age. */
const news = (form: Form): Foam =>
  form === 'narrow'
    ? fit(chain(2.1, [2.75, 84], [2.6, 96], [2.45, 84]), 0.95)
    : fit(chain(2, [2.6, -14], [2.4, 15], [2.2, -12]), 0.85, 98);

/** Clients: all of one size. */
const clients = (form: Form): Foam =>
  form === 'narrow' ? fit(raft(2, 3, 2), 0.95) : fit(raft(4, 3), 1.05, 78);

type Two = [Disc, Disc];
const sized = <const T extends readonly number[]>(values: T, radius: (value: number) => number) =>
  values.map(radius) as { [K in keyof T]: number };

const both = (make: (form: Form) => Foam): Record<Form, Foam> => ({
  narrow: make('narrow'),
  wide: make('wide'),
});

/** Every foam of the page. */
export const layouts = {
  hero: both(hero),
  services: both(services),
  about: both(about),
  works: both(works),
  counters: both(counters),
  team: both(team),
  quotes: both(quotes),
  news: both(news),
  clients: both(clients),
};

/** Foams whose words need a desktop to stand side by side; the first screen's changes with its picture. */
const FROM: Partial<Record<FoamName, keyof typeof WIDE_FROM>> = {
  hero: 'phone',
  services: 'desktop',
  quotes: 'desktop',
  news: 'desktop',
};

/** In which windows a foam is wide: a key of `WIDE_FROM`. */
export const wideFrom = (foam: FoamName) => FROM[foam] ?? 'tablet';

/** The name of a foam. */
export type FoamName = keyof typeof layouts;
