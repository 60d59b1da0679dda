/** The firm's mark: three falling steps, and a ball that has come to rest on the second. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 36 32" width="36" height="32" aria-hidden="true">
      <path d="M0 6h12v9h12v9h12v8H0z" fill="currentColor" />
      <circle cx="18.5" cy="8.5" r="6" fill="var(--page-highlight)" />
    </svg>
  );
}
