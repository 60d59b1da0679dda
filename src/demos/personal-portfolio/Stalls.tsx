/** The seats of a row: how many, how wide, how far apart, and how far down their backs begin. */
interface Row {
  readonly count: number;
  readonly width: number;
  readonly step: number;
  readonly top: number;
}

const BACK: Row = { count: 18, width: 76, step: 84, top: 92 };
const FRONT: Row = { count: 13, width: 104, step: 116, top: 142 };

/** Rounded backs from the middle outwards, as one path. */
const seats = ({ count, width, step, top }: Row) =>
  Array.from({ length: count }, (_, index) => {
    const left = 600 + (index - (count - 1) / 2) * step - width / 2;
    return `M${left} 240V${top + 16}q0-16 16-16h${width - 32}q16 0 16 16V240z`;
  }).join('');

/** Two rows of seats before the screen, and one head, lit by a laptop; decoration. */
export function Stalls({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 1200 240"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <g fill="var(--palette-background-14)">
        <circle cx="684" cy="70" r="30" />
        <circle cx="688" cy="33" r="15" />
        <path d="M676 70h18v26c34 2 52 14 58 44H618c6-30 24-42 58-44z" />
        <rect x="645" y="56" width="12" height="30" rx="6" />
        <rect x="711" y="56" width="12" height="30" rx="6" />
        <path
          d="M651 62a33 33 0 0 1 66 0"
          fill="none"
          stroke="var(--palette-background-14)"
          strokeWidth="5"
        />
      </g>
      <path
        d={seats(BACK)}
        fill="var(--palette-background-18)"
        stroke="var(--palette-accent-40)"
        strokeWidth="1.5"
      />
      <path
        d="M646 60v22M616 138c5-25 18-36 42-40"
        fill="none"
        stroke="var(--page-highlight)"
        strokeWidth="3"
        opacity=".7"
      />
      <path
        d={seats(FRONT)}
        fill="var(--palette-background-12)"
        stroke="var(--palette-surface-25)"
        strokeWidth="1.5"
      />
    </svg>
  );
}
