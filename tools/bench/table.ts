/** A row of a table: numbers are right-aligned, words left-aligned. */
export type Row = readonly (string | number)[];

/** A plain table for the terminal. */
export function formatTable(head: Row, rows: readonly Row[]): string {
  const lines = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) =>
    Math.max(...lines.map((line) => (line[column] ?? '').length)),
  );
  const isNumber = head.map((_, column) => rows.every((row) => typeof row[column] === 'number'));
  const print = (line: readonly string[]) =>
    line
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return isNumber[column] ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  const [first = [], ...rest] = lines;
  return [
    print(first),
    widths.map((width) => '─'.repeat(width)).join('  '),
    ...rest.map(print),
  ].join('\n');
}
