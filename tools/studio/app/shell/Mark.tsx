/** The product’s mark: a shop window below its awning, and light in the glass. */
export function Mark() {
  return (
    <svg className="studio-mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path
        d="M3.5 10v9.5a1 1 0 0 0 1 1h15a1 1 0 0 0 1-1V10"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
      />
      <path d="M8 17.5l6-6M12.5 17.5l3.5-3.5" stroke="currentColor" strokeWidth="1.5" />
      <path
        d="M4.6 3h14.8l2.1 5.2a2.4 2.4 0 0 1-4.75.5a2.4 2.4 0 0 1-4.75 0a2.4 2.4 0 0 1-4.75 0a2.4 2.4 0 0 1-4.75-.5z"
        className="studio-mark-awning"
      />
    </svg>
  );
}
