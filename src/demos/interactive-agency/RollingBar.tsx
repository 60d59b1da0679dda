import { Progress, type ProgressProps } from '~/widgets/progress/Progress';
import bar from './looks/progress.module.css';
import styles from './rolling-bar.module.css';

/**
 * A share of a hundred as something that was pushed so far along its track, a ball that rolls or a
 * block that tips over its corner: what is heard is the meter of `Progress`.
 */
export function RollingBar(props: ProgressProps) {
  return (
    <div className={styles.lane}>
      <Progress {...props} className={bar.look} />
      <svg className={styles.track} data-effect="play" aria-hidden="true">
        <svg x={`${props.value}%`} y="100%" overflow="visible">
          <g className={styles.size}>
            <g data-toy="roll" className={styles.ball}>
              <circle cy="-44" r="44" className={styles.body} />
              <path d="M0-88a44 44 0 0 1 0 88z" className={styles.half} />
              <circle cy="-44" r="11" className={styles.hole} />
            </g>
            <g data-toy="tip" className={styles.block}>
              <path d="M-44-88h88V0h-88z" className={styles.cube} />
              <path d="M-44 0A88 88 0 0 1 44-88V0z" className={styles.quarter} />
            </g>
          </g>
        </svg>
      </svg>
    </div>
  );
}
