import { Level, type Side } from './Line';
import { doodles, type DoodleName } from './doodles';
import styles from './line.module.css';

interface CrossingProps {
  /** The margin in which the line comes down; it leaves in the other. */
  from: Side;
  /** What the pencil draws on its way. */
  doodle: DoodleName;
}

/** The line crosses the page, from one margin to the other, and draws something on its way. */
export function Crossing({ from, doodle }: CrossingProps) {
  const { width, height, base, data } = doodles[doodle];
  return (
    <div className={styles.crossing} data-from={from} aria-hidden="true">
      <svg
        className={styles.down}
        viewBox="0 0 60 112"
        width="60"
        height="112"
        preserveAspectRatio="none"
      >
        <path d="M2 0C1 60 14 110 60 110" />
      </svg>
      <Level className={styles.before} />
      <span className={styles.doodle}>
        <svg
          viewBox={`0 ${base - 110} ${width} ${height}`}
          width={width}
          height={height}
          data-doodle={doodle}
        >
          <path d={data} />
        </svg>
      </span>
      <Level className={styles.after} />
      <svg
        className={styles.out}
        viewBox="0 0 60 58"
        width="60"
        height="58"
        preserveAspectRatio="none"
      >
        <path d="M0 2C42 2 59 24 58 58" />
      </svg>
    </div>
  );
}
