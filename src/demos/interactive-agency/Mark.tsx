/** The firm's mark: three blocks on top of one another, the topmost about to go. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 40 40" width="38" height="38" aria-hidden="true">
      <path d="M6 28h28v12H6z" fill="currentColor" />
      <path d="M9 26a13 13 0 0 1 26 0z" fill="var(--page-highlight)" />
      <path
        d="M17-1h12v12H17z"
        fill="var(--page-accent)"
        transform="rotate(19 23 5) translate(1.5 2.5)"
      />
    </svg>
  );
}
