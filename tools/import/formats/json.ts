import type { z } from 'astro/zod';
import { formatErrors, zodMistakes } from '../../../src/lib/content/mistakes.ts';
import { Failure } from '../../lib/bootstrap/failure.mjs';
import type { ExportFiles } from '../model.ts';

/**
 * Reads a file of JSON.
 *
 * @throws {Failure} where it is no JSON, or not as the schema says, with the place in it
 */
export function readJson<Schema extends z.ZodType>(
  files: ExportFiles,
  file: string,
  schema: Schema,
): z.output<Schema> {
  const data = parse(file, files.text(file));
  const { success, data: read, error } = schema.safeParse(data);
  if (!success) throw new Failure(formatErrors({ file }, zodMistakes(error, data, schema)));
  return read;
}

function parse(file: string, text: string): unknown {
  try {
    const data: unknown = JSON.parse(text);
    return data;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Failure(`${file}: JSON that can be read is expected (${why}).`, { cause: error });
  }
}

/**
 * The file of an export that is JSON of some shape. It lies at the export's top, or in `data` as in a backup
 * of Ghost: a folder of texts may hold JSON of any kind, and is something else.
 */
export function findJson(files: ExportFiles, shape: z.ZodType): string | undefined {
  const tops = files.paths.filter((path) => !path.includes('/'));
  if (tops.some((path) => !/\.(json|txt|pdf|html)$/i.test(path))) return undefined;
  const candidates = files.paths.filter((path) => /^(data\/)?[^/]+\.json$/i.test(path));
  return candidates.find((path) => {
    try {
      return shape.safeParse(parse(path, files.text(path))).success;
    } catch {
      return false;
    }
  });
}
