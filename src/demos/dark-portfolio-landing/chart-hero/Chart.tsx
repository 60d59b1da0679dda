import { clsx } from 'clsx';
import { FIGURES, type Figure } from './figures';
import styles from './chart.module.css';
import { TRAILS } from './trails';

/** The sky left open for an hour: the stars' trails round the pole, and figures joined by hand among them. */
export function Chart({ className }: { className?: string | undefined }) {
  return (
    <div className={clsx(styles.chart, className)} aria-hidden="true">
      <svg className={styles.disc} viewBox="-560 -560 1120 1120">
        {TRAILS.map(({ radius, from, length, light, width }) => (
          <circle
            key={radius}
            r={radius}
            pathLength="360"
            strokeDasharray={`${length} ${360 - length}`}
            strokeDashoffset={-from}
            strokeOpacity={light}
            strokeWidth={width}
            className={styles.trail}
          />
        ))}
        {FIGURES.map((figure, index) => (
          <g key={index} className={styles.figure} data-figure={index + 1}>
            <path d={path(figure)} className={styles.lines} />
            {figure.stars.map(([x, y, size]) => (
              <use
                key={`${x} ${y}`}
                href="#chart-star"
                transform={`translate(${x} ${y}) scale(${size})`}
              />
            ))}
          </g>
        ))}
        <defs>
          <radialGradient id="chart-halo">
            <stop stopColor="var(--palette-accent-79)" stopOpacity="0.75" />
            <stop offset="1" stopColor="var(--palette-accent-79)" stopOpacity="0" />
          </radialGradient>
          <g id="chart-star">
            <circle r="22" fill="url(#chart-halo)" />
            <circle r="4.5" fill="var(--palette-white)" />
          </g>
        </defs>
      </svg>
    </div>
  );
}

/** How far a line drawn by hand bends from the straight one, as a share of its length. */
const BEND = 0.035;

/** A figure's lines, which stop short of its stars and bend a little, to one side and the other in turn. */
function path({ stars, lines }: Figure): string {
  return lines
    .map(([from, to], index) => {
      const [ax, ay] = stars[from] ?? [0, 0];
      const [bx, by] = stars[to] ?? [0, 0];
      const gap = 14 / Math.hypot(bx - ax, by - ay);
      const bend = index % 2 ? BEND : -BEND;
      const at = (a: number, b: number, share: number) => Math.round(a + (b - a) * share);
      const x = Math.round((ax + bx) / 2 + (by - ay) * bend);
      const y = Math.round((ay + by) / 2 - (bx - ax) * bend);
      return `M${at(ax, bx, gap)} ${at(ay, by, gap)}Q${x} ${y} ${at(ax, bx, 1 - gap)} ${at(ay, by, 1 - gap)}`;
    })
    .join('');
}
