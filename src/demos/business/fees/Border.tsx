import { guilloche } from '../people/guilloche';

/** How wide the border is, and how long one wave of it. */
const WAVE = { width: 24, length: 36 } as const;

/** The side of the square in each corner, between which the waves run. */
const CORNER = 40;

/** Three waves that cross, as the edge of a bank note has them. */
function Waves() {
  const { width, length } = WAVE;
  const [middle, half] = [width / 2, length / 2];
  const wave = (height: number) =>
    `M0 ${middle}q${half / 2} ${-height} ${half} 0t${half} 0M0 ${middle}q${half / 2} ${height} ${half} 0t${half} 0`;
  return (
    <path d={[10, 15, 20].map(wave).join('')} fill="none" stroke="currentColor" strokeWidth=".9" />
  );
}

/** A rosette on a plain square, on which the waves of two sides end. */
function Corner({ x, y }: { x: 0 | '100%'; y: 0 | '100%' }) {
  const [left, top] = [x === 0 ? 0 : -CORNER, y === 0 ? 0 : -CORNER];
  return (
    <svg x={x} y={y} overflow="visible">
      <rect
        x={left}
        y={top}
        width={CORNER}
        height={CORNER}
        fill="var(--page-background)"
        stroke="currentColor"
        strokeWidth="2"
      />
      <g
        transform={`translate(${left + CORNER / 2} ${top + CORNER / 2})`}
        fill="none"
        stroke="currentColor"
      >
        <path d={guilloche(8, 16, 6.5)} strokeWidth=".8" />
        <circle r="2.5" fill="currentColor" stroke="none" />
      </g>
    </svg>
  );
}

/** An engraved border along the four sides of what it stands in. */
export function Border({ className }: { className?: string | undefined }) {
  const { width, length } = WAVE;
  const tile = { width: length, height: width, patternUnits: 'userSpaceOnUse' } as const;
  return (
    <svg className={className} aria-hidden="true">
      <pattern id="fee-card-waves" {...tile}>
        <Waves />
      </pattern>
      <pattern id="fee-card-rising-waves" {...tile} patternTransform="rotate(90)">
        <Waves />
      </pattern>
      <rect width="100%" height={width} fill="url(#fee-card-waves)" />
      <rect width={width} height="100%" fill="url(#fee-card-rising-waves)" />
      <svg y="100%" overflow="visible">
        <rect y={-width} width="100%" height={width} fill="url(#fee-card-waves)" />
      </svg>
      <svg x="100%" overflow="visible">
        <rect x={-width} width={width} height="100%" fill="url(#fee-card-rising-waves)" />
      </svg>
      <Corner x={0} y={0} />
      <Corner x="100%" y={0} />
      <Corner x={0} y="100%" />
      <Corner x="100%" y="100%" />
    </svg>
  );
}
