import { CsvError, parse } from 'csv-parse/sync';
import { Failure } from '../../lib/bootstrap/failure.mjs';
import type { ExportFiles } from '../model.ts';

/** A line of a table, by the names of its columns. */
export type Row = Readonly<Record<string, string | undefined>>;

/**
 * Reads a table. Notes that stand above it are passed over.
 *
 * @param column one of its columns, which tells the line with the names from notes
 * @returns undefined where no line names this column
 * @throws {Failure} where it cannot be read, with file and line
 */
export function readTable(files: ExportFiles, file: string, column: string): Row[] | undefined {
  const lines = files.text(file).split('\n');
  const above = lines.findIndex((line) =>
    line
      .trim()
      .split(',')
      .some((name) => name.replaceAll('"', '') === column),
  );
  if (above < 0) return undefined;
  try {
    return parse(lines.slice(above).join('\n'), {
      columns: true,
      skip_empty_lines: true,
      trim: true,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines: below } = error as { lines?: unknown };
    const line = typeof below === 'number' ? `:${String(below + above)}` : '';
    throw new Failure(`${file}${line}: a table that can be read is expected (${error.message}).`, {
      cause: error,
    });
  }
}
