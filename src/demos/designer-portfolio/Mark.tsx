/** Filled fields of a sheet of three by three: they make an A. */
const FIELDS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [2, 1],
  [0, 2],
  [2, 2],
] as const;

/** The designer's mark: an A, of six fields of his own grid. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      {FIELDS.map(([column, row]) => (
        <rect
          key={`${String(column)}${String(row)}`}
          x={11 * column}
          y={11 * row}
          width="10"
          height="10"
          fill="currentColor"
        />
      ))}
    </svg>
  );
}
