import type { NamedChoice } from '../../contract/documents.ts';

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}#@]+/gu, ' ')
    .trim();

/** Choices in whose name or title every word of a search occurs; those that begin with it come first. */
export function searched(choices: readonly NamedChoice[], search: string): readonly NamedChoice[] {
  const wanted = plain(search);
  if (wanted === '') return choices;
  const words = wanted.split(' ');
  const fitting = choices
    .map((choice) => ({ choice, text: plain(`${choice.title ?? ''} ${choice.name}`) }))
    .filter(({ text }) => words.every((word) => text.includes(word)));
  const rank = (text: string) =>
    text.startsWith(wanted) ? 0 : text.includes(` ${wanted}`) ? 1 : 2;
  return fitting.toSorted((a, b) => rank(a.text) - rank(b.text)).map(({ choice }) => choice);
}

/** The folder that a name begins with; none for a name without one. */
export const folderOf = (name: string): string | undefined => /^([^/]+)\//.exec(name)?.[1];

/** A folder with how many choices lie in it. */
export interface ChoiceFolder {
  readonly name: string;
  readonly count: number;
}

/** The folders of choices: the one in use first, then by name; none where there is only one. */
export function foldersOf(
  choices: readonly NamedChoice[],
  own: string | undefined,
): readonly ChoiceFolder[] {
  const counts = new Map<string, number>();
  for (const { name } of choices) {
    const folder = folderOf(name);
    if (folder !== undefined) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const folders = [...counts].map(([name, count]) => ({ name, count }));
  if (folders.length < 2) return [];
  return folders.toSorted(
    (a, b) => Number(b.name === own) - Number(a.name === own) || a.name.localeCompare(b.name),
  );
}

/** A name as it is read: the end of a path, without its ending and dashes. */
export function spoken(name: string): string {
  const words = name
    .replace(/^.*\//, '')
    .replace(/\.\w+$/, '')
    .replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
