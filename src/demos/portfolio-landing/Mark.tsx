/** The illustrator's mark: himself, in five cuts. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      <circle cx="20" cy="20" r="20" fill="var(--palette-peach)" />
      <path d="M10 18v8q0 12 10 12t10-12v-8z" fill="var(--palette-text-23)" />
      <path d="M11 17h18q0 8-3 10-3-2-6 0-3-2-6 0-3-2-3-10z" fill="var(--palette-highlight-62)" />
      <path d="M9 19Q5 5 20 4t11 15Q25 13 20 13T9 19z" fill="var(--palette-plum)" />
      <path
        d="M13 19h6v5h-6zm8 0h6v5h-6zm-2 1h2"
        fill="none"
        stroke="var(--palette-paper)"
        strokeWidth="1.5"
      />
    </svg>
  );
}
