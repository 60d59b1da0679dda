/** The fine knob from its end: one turn, of which the last tenth is lit. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <g fill="none" strokeWidth="3">
        <path d="M16 2.5A13.5 13.5 0 1 1 8.07 5.08" stroke="currentColor" />
        <path d="M9.6 4.1A13.5 13.5 0 0 1 14.2 2.6" stroke="var(--light)" strokeWidth="4.5" />
        <circle cx="16" cy="16" r="5.5" stroke="currentColor" />
        <path d="M14.3 10.8L12.4 5" stroke="var(--light)" strokeWidth="2.5" />
      </g>
    </svg>
  );
}
