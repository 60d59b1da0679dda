/** The firm's mark: a K that three snips leave of a square, over the sheet below it. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      <path d="M5 4 39 1l-2 37-33 1z" fill="var(--page-highlight)" />
      <path
        d="M1 3 16 2l-.4 12L25 1.5 36 3 24 19l14 18-11 .5L15.4 24 15 38 2 37z"
        fill="var(--page-surface)"
      />
    </svg>
  );
}
