/** The gate of a camera, and the hair in it. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 40 32" width="40" height="32" aria-hidden="true">
      <path
        d="M6 0h28a6 6 0 0 1 6 6v20a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6zm3 5a4 4 0 0 0-4 4v14a4 4 0 0 0 4 4h22a4 4 0 0 0 4-4V9a4 4 0 0 0-4-4z"
        fill="currentColor"
        fillRule="evenodd"
      />
      <path
        d="M24 28c-1-6 4-8 1-12s-9 0-7 3 7-2 4-8"
        fill="none"
        stroke="var(--palette-accent-56)"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </svg>
  );
}
