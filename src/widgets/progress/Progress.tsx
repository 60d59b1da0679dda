import styles from './progress.module.css';

/** How a share of a hundred is drawn: a thin `line`, a full `block`, a `ring`, the ticks of a `ruler`. */
export const progressLooks = ['line', 'block', 'ring', 'ruler'] as const;

/** One of the ways in which a share is drawn. */
export type ProgressLook = (typeof progressLooks)[number];

interface ProgressProps {
  label: string;
  /** Per cent, 0 to 100. */
  value: number;
  look?: ProgressLook;
}

/**
 * A share of a hundred: a native meter for those who listen, a drawing for those who look. It takes
 * its colour from `--progress-color`, or the accent. It fills once when it is seen, by CSS alone.
 */
export function Progress({ label, value, look = 'line' }: ProgressProps) {
  return (
    <label className={styles.progress} data-look={look}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value} aria-hidden="true">
        {value}%
      </span>
      <meter className="visually-hidden" min={0} max={100} value={value}>
        {value}%
      </meter>
      {look === 'ring' ? <Ring value={value} /> : <Bar value={value} />}
    </label>
  );
}

function Bar({ value }: { value: number }) {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.track} d="M0 0H100V1H0z" />
      <path className={styles.fill} d={`M0 0H${value}V1H0z`} />
    </svg>
  );
}

function Ring({ value }: { value: number }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 100 100" aria-hidden="true">
      <circle className={styles.track} cx="50" cy="50" r="45" />
      <circle
        className={styles.fill}
        cx="50"
        cy="50"
        r="45"
        pathLength="100"
        strokeDasharray={`${value} 100`}
      />
    </svg>
  );
}
