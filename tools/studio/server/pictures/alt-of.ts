import { isRecord } from '../../../../src/lib/is-record.ts';
import { languageOfFile } from '../../../../src/lib/languages/translation-files.ts';
import { openProject } from '../../../lib/project.ts';
import { kindOf } from '../documents/list.ts';
import { valueIn } from '../documents/read.ts';
import type { Studio } from '../studio.ts';

/** The words with which content describes a picture, most frequent first. */
export function altOf({ root }: Pick<Studio, 'root'>, { name }: { name: string }): string[] {
  const project = openProject(root);
  const files = project.files.filter(
    (file) =>
      /\.(yaml|md)$/.test(file) &&
      kindOf(file) !== undefined &&
      languageOfFile(file) === undefined &&
      project.read(file).includes(name),
  );
  const counts = new Map<string, number>();
  for (const file of files)
    for (const alt of altsIn(valueIn(file, project.read(file)), name))
      counts.set(alt, (counts.get(alt) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([alt]) => alt);
}

/** The descriptions of a picture in a value of content, wherever they stand in it. */
export function altsIn(value: unknown, name: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => altsIn(one, name));
  if (!isRecord(value)) return [];
  const { file, alt } = value;
  const own = file === name && typeof alt === 'string' && alt !== '' ? [alt] : [];
  return [...own, ...Object.values(value).flatMap((one) => altsIn(one, name))];
}
