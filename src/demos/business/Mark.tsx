/** The firm's mark: the double rule below a sum, from which hang a T and a V. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 40 36" width="34" height="31" aria-hidden="true">
      <path d="M0 1.25h40M0 6.75h40" stroke="currentColor" strokeWidth="2.5" />
      <path d="M4 7l16 28L36 7h-5L20 27 9 7z" fill="currentColor" />
      <path d="M18.5 7h3v14L20 23.7l-1.5-2.7z" fill="var(--color-highlight)" />
    </svg>
  );
}
