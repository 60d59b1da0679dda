/** Two initials of blocks: a square, two half discs and a step, one colour each. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 60 40" width="48" height="32" aria-hidden="true">
      <path d="M0 0h12v40H0z" fill="var(--page-text)" />
      <path d="M12 0a10 10 0 0 1 0 20z" fill="var(--page-highlight)" />
      <path d="M12 20a10 10 0 0 1 0 20z" fill="var(--palette-cobalt)" />
      <path d="M26 0l17 20H26z" fill="var(--palette-teal)" />
      <path d="M60 0v20H43z" fill="var(--palette-rose)" />
      <path d="M26 20h12v20H26z" fill="var(--palette-amber)" />
      <path d="M48 20h12v20H48z" fill="var(--page-text)" />
    </svg>
  );
}
