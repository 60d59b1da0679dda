import type { ReactNode } from 'react';
import styles from './shape.module.css';

/** Eyes that look where one points. */
const eye = (x: number, y: number, radius: number) => (
  <>
    <circle cx={x} cy={y} r={radius} fill="var(--palette-white)" />
    <g data-toy="look">
      <circle cx={x} cy={y} r={radius} fill="none" />
      <circle cx={x} cy={y} r={radius * 0.55} fill="var(--page-text)" />
    </g>
  </>
);

/** Each stands on its lower edge; `--a` is the colour of its body, `--b` of what is painted on it. */
export const drawings = {
  ball: [
    100,
    100,
    <g key="ball" data-toy="roll">
      <circle cx="50" cy="50" r="50" className={styles.a} />
      <path d="M50 0a50 50 0 0 1 0 100z" className={styles.b} />
      <circle cx="50" cy="50" r="13" fill="var(--palette-white)" />
    </g>,
  ],
  arch: [
    140,
    110,
    <g key="arch" data-toy="squash">
      <path d="M0 110V70a70 70 0 0 1 140 0v40h-40V70a30 30 0 0 0-60 0v40z" className={styles.a} />
      <path d="M0 82h40v28H0zm100 0h40v28h-40z" className={styles.b} />
    </g>,
  ],
  rocker: [
    160,
    80,
    <g key="rocker" data-toy="lean" data-from="top">
      <path d="M0 0h160a80 80 0 0 1-160 0z" className={styles.a} />
      {eye(56, 30, 14)}
      {eye(104, 30, 14)}
    </g>,
  ],
  cone: [
    100,
    130,
    <g key="cone" data-toy="lean">
      <path d="M50 0l50 130H0z" className={styles.a} />
      <path d="M30.8 50h38.4l11.5 30H19.2z" className={styles.b} />
    </g>,
  ],
  flower: [
    120,
    210,
    <g key="flower">
      <path d="M55 60h10v150H55z" className={styles.b} />
      <g data-toy="spin">
        <path
          d="M60 0c14 0 22 10 22 22 9-9 22-10 32 0s9 23 0 32c-10 6-10 6 0 12 9 9 10 22 0 32s-23 9-32 0c0 12-8 22-22 22S38 110 38 98c-9 9-22 10-32 0s-9-23 0-32c10-6 10-6 0-12-9-9-10-22 0-32s23-9 32 0C38 10 46 0 60 0z"
          className={styles.a}
        />
        <circle cx="60" cy="60" r="17" className={styles.b} />
        <circle cx="60" cy="32" r="6" fill="var(--palette-white)" />
      </g>
    </g>,
  ],
  rings: [
    130,
    150,
    <g key="rings">
      <path d="M58 0h14v150H58z" className={styles.b} />
      <rect y="106" width="130" height="44" rx="22" className={styles.a} data-toy="lean" />
      <rect x="16" y="62" width="98" height="44" rx="22" className={styles.b} data-toy="lean" />
      <rect x="32" y="18" width="66" height="44" rx="22" className={styles.a} data-toy="lean" />
    </g>,
  ],
  peep: [
    90,
    180,
    <g key="peep" data-toy="hop">
      <path d="M0 180V45a45 45 0 0 1 90 0v135z" className={styles.a} />
      {eye(30, 52, 14)}
      {eye(62, 52, 14)}
      <path d="M26 84q20 20 40 0" className={styles.line} />
    </g>,
  ],
  spring: [
    100,
    170,
    <g key="spring" data-toy="squash">
      <path d="M20 170h60L22 148h56L22 126h56L22 104h56L50 90" className={styles.line} />
      <circle cx="50" cy="45" r="45" className={styles.a} />
      <path d="M8 62a45 45 0 0 0 84 0z" className={styles.b} />
    </g>,
  ],
  block: [
    110,
    110,
    <g key="block" data-toy="hop">
      <path d="M0 0h110v110H0z" className={styles.a} />
      <path d="M0 110A110 110 0 0 1 110 0v110z" className={styles.b} />
    </g>,
  ],
  wedge: [
    139,
    93,
    <g key="wedge" data-toy="lean">
      <path d="M0 93 36 0l103 93z" className={styles.a} />
      <path d="M99.3 57.2 85.5 93h-32l22.2-57.2z" className={styles.b} />
    </g>,
  ],
  sleeper: [
    180,
    90,
    <g key="sleeper" data-toy="squash">
      <path d="M0 0h135a45 45 0 0 1 0 90H0z" className={styles.a} />
      <path d="M128 20q-9 9 0 18m0 14q-9 9 0 18M98 36q-10 9 0 18" className={styles.line} />
    </g>,
  ],
  pendulum: [
    110,
    210,
    <g key="pendulum" data-toy="swing">
      <path d="M53 0h4v110h-4z" fill="var(--page-text)" />
      <circle cx="55" cy="155" r="55" className={styles.a} />
      <path d="M0 155a55 55 0 0 0 110 0z" className={styles.b} />
      <circle cx="55" cy="155" r="15" fill="var(--palette-white)" />
    </g>,
  ],
} satisfies Record<string, [width: number, height: number, drawing: ReactNode]>;
