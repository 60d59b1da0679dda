/** The template's own mark: a lit shop window. */
export function TemplateMark() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <path d="M3 3h26v26H3z" fill="none" stroke="currentColor" strokeWidth="2.5" />
      <path d="M8.5 23.5V16a7.5 7.5 0 0 1 15 0v7.5z" fill="var(--light)" />
    </svg>
  );
}
