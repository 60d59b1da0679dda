import { isRecord } from '../../../../src/lib/is-record.ts';
import { originalOf } from '../../../../src/lib/languages/translation-files.ts';
import { changeText } from '../../../lib/edits/change-text.ts';
import type { Edit } from '../../../lib/edits/edit.ts';
import type { Project } from '../../../lib/project.ts';
import type { Path } from '../../../../src/lib/content/source-lines.ts';
import { kindOf } from '../documents/list.ts';
import { valueIn } from '../documents/read.ts';

const MENU = 'src/content/menu.yaml';

/** Where a menu leads to a page, the last place first. */
function entriesTo(menu: unknown, path: string, above: Path = []): Path[] {
  if (!Array.isArray(menu)) return [];
  return menu
    .flatMap((entry: unknown, index): Path[] => {
      if (!isRecord(entry)) return [];
      const here = [...above, index];
      const below = entriesTo(entry['entries'], path, [...here, 'entries']);
      // An entry that has others below it stays, without its own address.
      const own = Array.isArray(entry['entries']) ? [...here, 'path'] : here;
      return [...(entry['path'] === path ? [own] : []), ...below.toReversed()];
    })
    .toReversed();
}

/**
 * The menu and its translations without the entries that lead to a page; a translation has an entry for each
 * of the original’s.
 */
export async function menuWithout(project: Project, path: string): Promise<Map<string, string>> {
  if (!project.has(MENU)) return new Map();
  const places = entriesTo(valueIn(MENU, project.read(MENU)), path);
  const changed = new Map<string, string>();
  if (places.length === 0) return changed;
  for (const file of project.files.filter(
    (one) => kindOf(one) === 'menu' && originalOf(one) === MENU,
  )) {
    let text = project.read(file);
    for (const place of places) text = await without(project, file, text, place);
    changed.set(file, text);
  }
  return changed;
}

async function without(project: Project, file: string, text: string, path: Path): Promise<string> {
  const isThere = path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    valueIn(file, text),
  );
  const edit: Edit = { kind: 'remove', path };
  return isThere === undefined ? text : changeText(project.root, file, text, { edits: [edit] });
}
