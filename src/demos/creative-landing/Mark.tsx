/** Two bubbles that share a wall: it bulges into the larger one. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 52 42"
      width="40"
      height="32"
      fill="none"
      strokeWidth="3"
      aria-hidden="true"
    >
      <path d="M31.12 36.75A19 19 0 1 1 37.27 12.08" stroke="var(--page-accent)" />
      <path d="M37.27 12.08A13 13 0 1 1 31.12 36.75" stroke="var(--palette-highlight-61)" />
      <path d="M37.27 12.08A41.17 41.17 0 0 0 31.12 36.75" stroke="var(--palette-sky-60)" />
      <path d="M9 17.5A12.5 12.5 0 0 1 17 9.5" stroke="currentColor" strokeLinecap="round" />
    </svg>
  );
}
