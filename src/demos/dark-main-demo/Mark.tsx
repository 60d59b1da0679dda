/** A nightjar on its branch: a wing of three ribbons, and an eye that is open at night. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 40 32"
      width="40"
      height="32"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      aria-hidden="true"
    >
      <path d="M2 29C2 14 13 4 28 4C34 4 37.5 7.5 38 13H31" strokeLinejoin="round" />
      <path d="M9 29C9 19 16 12 26 12" />
      <path d="M16 29C16 23 20 20 26 20" />
      <circle cx="29" cy="10.5" r="2" fill="currentColor" stroke="none" />
    </svg>
  );
}
