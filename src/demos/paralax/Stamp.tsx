interface PartProps {
  className?: string | undefined;
}

/** A stamp with the firm's own land on it: a sun, and three planes before it. */
export function Stamp({ className }: PartProps) {
  return (
    <svg className={className} viewBox="0 0 120 150" aria-hidden="true">
      <path d="M0 0h120v150H0z" fill="var(--palette-surface-99)" />
      <path d="M9 9h102v132H9z" fill="var(--palette-line-84b)" />
      <circle cx="76" cy="62" r="25" fill="var(--palette-surface-97)" />
      <path
        d="M9 92h14V66l3-3h20l3 3v26h30l4-18h14l3 18h11v49H9z"
        fill="var(--palette-highlight-54)"
      />
      <path d="M9 108c24-18 44-6 62 0s28-4 40-12v45H9z" fill="var(--palette-accent-41)" />
      <path d="M9 128c30-14 66 2 102-10v23H9z" fill="var(--page-text)" />
    </svg>
  );
}

/** Where and since when one posts from there: two rings, a place, and the lines of the roller. */
export function Postmark({
  place,
  year,
  className,
}: PartProps & { place: string; year: number | undefined }) {
  return (
    <div className={className}>
      <svg viewBox="0 0 200 100" aria-hidden="true">
        <circle cx="50" cy="50" r="47" />
        <circle cx="50" cy="50" r="40" />
        <path d="M104 26q12-8 24 0t24 0 24 0 24 0M106 42q12-8 24 0t24 0 24 0 22 0M106 58q12-8 24 0t24 0 24 0 22 0M104 74q12-8 24 0t24 0 24 0 24 0" />
      </svg>
      <p>
        {place} <b>{year}</b>
      </p>
    </div>
  );
}
