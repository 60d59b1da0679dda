/** A thumb's print in a frame: the one thing that the printer always has with her. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 36 44" width="30" height="37" aria-hidden="true">
      <path
        d="M1.5 1.5h33v41h-33z"
        fill="var(--palette-white)"
        stroke="var(--page-text)"
        strokeWidth="3"
      />
      <path
        d="M10 33c2-4 2-8 2-12a6 6 0 0 1 12 0c0 6-1 10-3 14M14.5 35c1-4 1.5-9 1.5-14a2 2 0 0 1 4 0c0 6-.5 11-2 15M8.5 27c.5-2 .5-4 .5-6a9 9 0 0 1 18 0c0 4-.3 8-1.5 12M9.5 14.5a10.5 10.5 0 0 1 17-1"
        fill="none"
        stroke="var(--page-text)"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </svg>
  );
}
