/** The firm's mark: a fingerpost that points both ways, before a sun that is half gone. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 44 44" width="40" height="40" aria-hidden="true">
      <path d="M8 24a14 14 0 0 1 28 0z" fill="var(--page-highlight)" />
      <path d="M20 4h4v40h-4z" fill="currentColor" />
      <path d="M22 9h14l6 5-6 5H22zM22 22H10l-6 5 6 5h12z" fill="currentColor" />
    </svg>
  );
}
