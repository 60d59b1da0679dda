import type { ReactNode } from 'react';
import styles from './clay-thing.module.css';

interface Thing {
  /** Where its light comes from: a point of a ball, or the left side of what is turned. */
  light: 'point' | 'side';
  /** Its outline, filled with its clay. */
  outline: string;
  /** What lies over the outline: a lid, a second side. */
  over?: ReactNode;
  clay: 'coral' | 'white' | 'ink' | 'blush';
}

/** A ball, a block seen from its corner, an arch, a cone, a ring that stands, a drum. */
const THINGS: readonly [Thing, ...Thing[]] = [
  { clay: 'coral', light: 'point', outline: 'M32 0a32 32 0 1 1 0 64 32 32 0 0 1 0-64z' },
  {
    clay: 'white',
    light: 'side',
    outline: 'M6 20 34 9l26 10v34L34 64 6 53z',
    over: (
      <>
        <path d="M34 30 60 19v34L34 64z" className={styles.shade} />
        <path d="m6 20 28 10 26-11L34 9z" className={styles.top} />
      </>
    ),
  },
  {
    clay: 'ink',
    light: 'side',
    outline: 'M2 64V31a30 30 0 0 1 60 0v33H45V32a13 13 0 0 0-26 0v32z',
  },
  { clay: 'blush', light: 'side', outline: 'M28 5q4-7 8 0l24 54q-28 10-56 0z' },
  {
    clay: 'coral',
    light: 'point',
    outline: 'M32 2a31 31 0 1 1 0 62 31 31 0 0 1 0-62zm0 19a12 12 0 1 0 0 24 12 12 0 0 0 0-24z',
  },
  {
    clay: 'ink',
    light: 'side',
    outline: 'M4 22v32c0 13 56 13 56 0V22z',
    over: <ellipse cx="32" cy="22" rx="28" ry="9" className={styles.lid} />,
  },
];

/** One of six clay things, by its place from 0. */
export const clayThing = (index: number) => {
  const { light, outline, over, clay } = THINGS[index % THINGS.length] ?? THINGS[0];
  const id = `clay-${index}`;
  const stops = (
    <>
      <stop offset="0" className={styles.light} />
      <stop offset="0.5" className={styles.clay} />
      <stop offset="1" className={styles.dark} />
    </>
  );
  return (
    <svg
      className={styles.thing}
      data-clay={clay}
      viewBox="0 0 64 64"
      width="72"
      height="72"
      aria-hidden="true"
    >
      {light === 'point' ? (
        <radialGradient id={id} cx="0.34" cy="0.3" r="0.75">
          {stops}
        </radialGradient>
      ) : (
        <linearGradient id={id}>{stops}</linearGradient>
      )}
      <path d={outline} fill={`url(#${id})`} />
      {over}
    </svg>
  );
};
