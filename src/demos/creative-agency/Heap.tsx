import styles from './heap.module.css';

/** What falls from a table where people cut, each about 60 wide around its middle. */
const SCRAPS = [
  'M-34 18-26-20 36 22z',
  'M-30-8Q0-34 32-6 4 8-8 24-22 14-30-8z',
  'M-46-7 44-12 46 4-44 10z',
  'M-28-22 30-26 26 4 2 0-2 26-24 24z',
  'M-32 14A33 33 0 0 1 34 10L18 14A17 17 0 0 0-16 17z',
  'M-22-26Q26-20 24 28 2 34-12 14-28-4-22-26z',
  'M-50 2Q-24-26 0 0T50-4L48 8Q22 30-2 12T-48 14z',
  'M-24 20-8-26 6-4 30-18 18 26z',
] as const;

const PAPERS = [
  'cobalt',
  'cream',
  'tomato',
  'honey',
  'night',
  'honey',
  'cobalt',
  'cream',
  'tomato',
];

/** How wide and how high the heap is, and in how many layers it lies. */
const HEAP = { wide: 1200, high: 300, layers: 6, each: 17 } as const;

/** A repeatable stream of numbers from 0 to 1. */
function stream(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** The scraps of each layer, from the back, which is the highest, to those that lie about in front. */
function layers() {
  const next = stream(2009);
  return Array.from({ length: HEAP.layers }, (_, layer) => {
    const front = layer / (HEAP.layers - 1);
    return Array.from({ length: HEAP.each }, (__, index) => {
      // Across from -1 to 1; the heap is a hill, and some have rolled away.
      const across = ((index + next()) / HEAP.each) * 2 - 1;
      const hill = Math.exp(-((across * (2.7 - 1.1 * front)) ** 2));
      const x = HEAP.wide * (0.5 + across * (0.3 + 0.19 * front));
      const y = HEAP.high - 66 - (1 - front) * 190 * hill * (0.75 + 0.25 * next()) - 6 * next();
      return {
        d: SCRAPS[Math.floor(next() * SCRAPS.length)] ?? SCRAPS[0],
        paper: PAPERS[(index * 4 + layer * 2) % PAPERS.length] ?? 'cobalt',
        at: `translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(next() * 360)}) scale(${(0.85 + next() * 0.55).toFixed(2)})`,
      };
    });
  });
}

/** The heap on the floor: all that was cut away; decoration. */
export function Heap() {
  return (
    <svg
      className={styles.heap}
      viewBox={`0 0 ${HEAP.wide} ${HEAP.high}`}
      overflow="visible"
      aria-hidden="true"
    >
      {layers().map((scraps, layer) => (
        <g key={layer}>
          {scraps.map(({ d, paper, at }, index) => (
            <path key={index} d={d} fill={`var(--paper-${paper})`} transform={at} />
          ))}
        </g>
      ))}
    </svg>
  );
}
