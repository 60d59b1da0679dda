/** The firm's mark: five bars that hang from a line and come to a V. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 38 32" width="38" height="32" aria-hidden="true">
      <path d="M0 0h6v11H0zm8 0h6v21H8zm16 0h6v21h-6zm8 0h6v11h-6z" fill="currentColor" />
      <path d="M16 0h6v32h-6z" fill="var(--page-highlight)" />
    </svg>
  );
}
