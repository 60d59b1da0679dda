import { clsx } from 'clsx';
import { FIGURES, RADIUS, type Figure } from './figures';
import styles from './chart.module.css';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** A planisphere: circles of height, hours around the rim, and three figures in its field. */
export function Chart({ className }: { className?: string | undefined }) {
  return (
    <div className={clsx(styles.chart, className)} aria-hidden="true">
      <svg className={styles.disc} viewBox="-560 -560 1120 1120">
        <circle r={RADIUS} className={styles.field} />
        <g className={styles.thin}>
          <circle r="120" />
          <circle r="240" />
          <circle r="360" />
          <circle r={RADIUS + 60} />
          {HOURS.slice(0, 6).map((hour) => (
            <path key={hour} d={`M0 ${-RADIUS}V${RADIUS}`} transform={`rotate(${hour * 30})`} />
          ))}
        </g>
        <ellipse cx="46" cy="-34" rx="384" ry="296" className={styles.ecliptic} />
        <circle r={RADIUS} className={styles.rim} />
        {/* Five minutes each, and the hours among them. */}
        <circle r={RADIUS + 9} pathLength="288" className={styles.minutes} />
        <circle r={RADIUS + 16} pathLength="24" className={styles.hours} />
        {HOURS.map((hour) => (
          <text key={hour} {...numeralAt(hour)} className={styles.numeral}>
            {hour}
          </text>
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

/** Where an hour's numeral stands outside the rim, upright; the evening is at the top. */
function numeralAt(hour: number) {
  const angle = ((hour - 18) * Math.PI) / 12;
  const away = RADIUS + 46;
  return { x: Math.round(away * Math.sin(angle)), y: Math.round(-away * Math.cos(angle)) };
}

/** A figure's lines, which stop short of its stars as on every chart. */
function path({ stars, lines }: Figure): string {
  return lines
    .map(([from, to]) => {
      const [ax, ay] = stars[from] ?? [0, 0];
      const [bx, by] = stars[to] ?? [0, 0];
      const gap = 14 / Math.hypot(bx - ax, by - ay);
      const at = (a: number, b: number, share: number) => Math.round(a + (b - a) * share);
      return `M${at(ax, bx, gap)} ${at(ay, by, gap)}L${at(ax, bx, 1 - gap)} ${at(ay, by, 1 - gap)}`;
    })
    .join('');
}
