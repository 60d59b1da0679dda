import { decimetres } from './Work';
import type { WorkContent } from './hang.schema';
import styles from './hanging-plan.module.css';

/** The anchor of a work: its place along the walls, from 1. */
export const anchorOf = (place: number) => `work-${place}`;

interface HangingPlanProps {
  /** What it is called; it is read aloud. */
  label: string;
  works: readonly WorkContent[];
}

/** The hang once more, small: each outline leads to its work, without script too. */
export function HangingPlan({ label, works }: HangingPlanProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.plan}>
        {works.map((work, index) => (
          <li key={work.title}>
            <a className={styles.key} href={`#${anchorOf(index + 1)}`}>
              <Outline {...work} />
              <span className="visually-hidden" {...work.mark}>
                {work.title}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A work on the plan: its outline, at the plan's own scale. */
function Outline({ cm: [width, height] }: WorkContent) {
  return (
    <svg
      className={styles.outline}
      viewBox={`0 0 ${width} ${height}`}
      width={decimetres(width)}
      height={decimetres(height)}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M0 0h${width}v${height}H0z`} />
    </svg>
  );
}
