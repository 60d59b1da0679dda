/** A window of three flutes, the sun behind them: each shows its own piece of it. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 34 40" width="34" height="40" aria-hidden="true">
      <path d="M0 5a5 5 0 0 1 10 0v30a5 5 0 0 1-10 0z" fill="var(--palette-accent-86)" />
      <path d="M12 5a5 5 0 0 1 10 0v30a5 5 0 0 1-10 0z" fill="var(--palette-muted-79b)" />
      <path d="M24 5a5 5 0 0 1 10 0v30a5 5 0 0 1-10 0z" fill="var(--palette-accent-86)" />
      <path d="M0 15c6 1 10 6 10 11S6 35 2 36a5 5 0 0 1-2-3z" fill="var(--palette-highlight-73)" />
      <path d="M12 13q5-3 10 0v20q-5 3-10 0z" fill="var(--palette-highlight-76)" />
      <path d="M34 15c-6 1-10 6-10 11s4 9 8 10a5 5 0 0 0 2-3z" fill="var(--palette-highlight-73)" />
    </svg>
  );
}
