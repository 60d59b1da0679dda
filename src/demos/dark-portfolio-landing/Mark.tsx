/** The designer's mark: a star with a hood on it, so that it shines down and not up. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 40 40" width="36" height="36" aria-hidden="true">
      <path d="M4 19a16 15 0 0 1 32 0z" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M6 22q12 1 14 18q2-17 14-18z" fill="var(--page-highlight)" />
    </svg>
  );
}
