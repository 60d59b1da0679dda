import styles from './service-toy.module.css';

/** A wheel with a crank. */
const crank = (
  <>
    <path d="M150 110h20v90h-20z" className={styles.b} />
    <g data-toy="spin">
      <circle cx="160" cy="104" r="84" className={styles.a} />
      <path d="M160 20a84 84 0 0 1 84 84h-84zM160 188a84 84 0 0 1-84-84h84z" className={styles.b} />
      <circle cx="160" cy="104" r="20" className={styles.c} />
      <circle cx="222" cy="104" r="9" className={styles.c} />
    </g>
  </>
);

/** A swing for one. */
const swing = (
  <>
    <path d="M40 200 90 0h140l50 200h-22L214 20H106L62 200z" className={styles.b} />
    <g data-toy="swing">
      <path d="M124 20h6v110h-6zm66 0h6v110h-6zM104 128h112v20H104z" className={styles.c} />
      <circle cx="160" cy="92" r="36" className={styles.a} />
    </g>
  </>
);

/** A cushion that breathes out. */
const cushion = (
  <g data-toy="squash">
    <path
      d="M30 200c-30-40-10-84 30-88 6-50 60-82 106-66 40-26 102 2 104 54 46 12 52 72 22 100z"
      className={styles.a}
    />
    <circle cx="128" cy="112" r="18" className={styles.c} />
    <circle cx="196" cy="112" r="18" className={styles.c} />
    {[128, 196].map((x) => (
      <g key={x} data-toy="look">
        <circle cx={x} cy="112" r="18" fill="none" />
        <circle cx={x} cy="112" r="9" className={styles.b} />
      </g>
    ))}
    <path d="M142 146q20 18 40 0" className={styles.line} />
  </g>
);

/** A window with three planes, each farther away. */
const panes = (
  <>
    <path d="M50 200V100a110 110 0 0 1 220 0v100z" className={styles.b} />
    <g data-toy="look">
      <path d="M82 200v-96a78 78 0 0 1 156 0v96z" className={styles.c} />
    </g>
    <g data-toy="hop">
      <circle cx="160" cy="120" r="42" className={styles.a} />
    </g>
    <g data-toy="lean">
      <path d="M104 200l38-76 38 76z" className={styles.b} />
    </g>
  </>
);

/** A see-saw and what sits on it. */
const seesaw = (
  <>
    <path d="M160 118l46 82h-92z" className={styles.b} />
    <g data-toy="lean" data-from="middle">
      <path d="M10 104h300v20H10z" className={styles.c} />
      <circle cx="58" cy="66" r="38" className={styles.a} />
      <path d="M226 32h72v72h-72z" className={styles.a} />
      <path d="M226 104a72 72 0 0 1 72-72v72z" className={styles.b} />
    </g>
  </>
);

/** Keys that jump. */
const keys = (
  <>
    {[0, 1, 2].map((column) => (
      <g key={column} data-toy="hop">
        <rect
          x={24 + column * 94}
          y={110 - (column % 2) * 50}
          width="84"
          height={90 + (column % 2) * 50}
          rx="18"
          className={column === 1 ? styles.b : styles.a}
        />
        <circle cx={66 + column * 94} cy={146 - (column % 2) * 50} r="16" className={styles.c} />
      </g>
    ))}
  </>
);

const toys = [crank, swing, cushion, panes, seesaw, keys];

/** The toy in the box of a service, another in each; it answers what happens in its box. */
export function serviceToy(index: number) {
  return (
    <svg
      className={styles.toy}
      viewBox="0 0 320 200"
      width="320"
      height="200"
      data-effect="play"
      aria-hidden="true"
    >
      {toys[index % toys.length]}
    </svg>
  );
}
