import { guilloche } from './guilloche';

interface SealProps {
  initials: string;
  /** Which of the patterns; they begin anew after the last. */
  pattern: number;
  className?: string | undefined;
}

/** How many ovals make a pattern, and how long and wide each is: no two seals are alike. */
const PATTERNS = [
  { count: 18, long: 84, wide: 46 },
  { count: 12, long: 86, wide: 30 },
  { count: 24, long: 82, wide: 58 },
  { count: 9, long: 86, wide: 40 },
] as const;

/** A seal in ink: a milled edge, ovals turned about the middle, and initials on a plain field. */
export function Seal({ initials, pattern, className }: SealProps) {
  const { count, long, wide } = PATTERNS[pattern % PATTERNS.length] ?? PATTERNS[0];
  return (
    <svg
      className={className}
      viewBox="-100 -100 200 200"
      width="200"
      height="200"
      aria-hidden="true"
    >
      <g fill="none" stroke="currentColor">
        <circle r="95" strokeWidth="7" strokeDasharray="2.2 2.17" />
        <circle r="89" strokeWidth="1.5" />
        <path d={guilloche(count, long, wide)} strokeWidth=".8" />
        <circle r="50" fill="var(--color-background)" strokeWidth="1.5" />
        <circle r="46" strokeWidth=".8" />
      </g>
      <text
        y=".36em"
        textAnchor="middle"
        fill="currentColor"
        fontFamily="var(--font-display)"
        fontSize="40"
        letterSpacing="1"
      >
        {initials}
      </text>
    </svg>
  );
}
