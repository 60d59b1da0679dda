/** A lamp's disc with a prompt cut out of it: the light of the evening, the work of the day. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 40 40" width="36" height="36" aria-hidden="true">
      <path
        d="M20 1a19 19 0 1 1 0 38 19 19 0 0 1 0-38Zm-8.5 8.5L9 12.3l8 7.7-8 7.7 2.5 2.8L22.4 20ZM21 26.6v3.6h10.5v-3.6Z"
        fill="var(--light, #ffb454)"
        fillRule="evenodd"
      />
    </svg>
  );
}
