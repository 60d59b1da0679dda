/** The firm's mark: a lintel on two posts, and the sun that comes up between them. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 44 32" width="44" height="32" aria-hidden="true">
      <path d="M0 0h44v6H0zM5 6h5v26H5zm29 0h5v26h-5z" fill="currentColor" />
      <path d="M12.5 32a9.5 9.5 0 0 1 19 0z" fill="var(--palette-accent-56)" />
    </svg>
  );
}
