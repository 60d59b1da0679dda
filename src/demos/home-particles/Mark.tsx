/** The firm's mark: a station on its hill, and the far one that it speaks to. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 44 32" width="41" height="30" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinejoin="round">
        <path d="M2 29 13 9.5 24 29z" />
        <path d="M20.4 20.6 34.5 8.6" strokeDasharray="2.4 2.8" />
      </g>
      <circle cx="13" cy="21.5" r="3" fill="currentColor" />
      <circle cx="38" cy="5.5" r="4.5" fill="var(--light)" />
    </svg>
  );
}
