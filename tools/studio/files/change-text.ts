import { resolveConfig, format } from 'prettier';
import { EditRefused, type Edit } from './edit.ts';
import { editLiteral } from './literal-edit.ts';
import { editYaml } from './yaml-edit.ts';

/** What a Markdown file begins with: its fields between two lines of hyphens. */
const FRONT_MATTER = /^(\uFEFF?---[ \t]*\r?\n)(.*?)(^---[ \t]*(?:\r?\n|$))/ms;

/** A change of a file: of its fields, and of the body where it is Markdown. */
export interface TextChange {
  readonly edits: readonly Edit[];
  readonly body?: string | undefined;
}

/**
 * The text of a file after a change. A file that was as Prettier has it stays so; every other one keeps
 * each letter that the change does not name.
 *
 * @param path the file's absolute path, by which Prettier finds its settings
 * @throws {EditRefused} where an edit would change more than it says
 */
export async function changeText(path: string, text: string, change: TextChange): Promise<string> {
  const changed = edited(path, text, change);
  if (changed === text || path.endsWith('.md')) return changed;
  const settings = { ...(await resolveConfig(path)), filepath: path, plugins: [] };
  const tidy = (source: string) => format(source, settings).catch(() => undefined);
  const after = await tidy(changed);
  if (after === undefined || after === changed) return changed;
  return (await tidy(text)) === text ? after : changed;
}

function edited(path: string, text: string, { edits, body }: TextChange): string {
  if (path.endsWith('.ts')) return edits.reduce((now, one) => editLiteral(path, now, one), text);
  if (!path.endsWith('.md')) return edits.reduce(editYaml, text);
  const [whole = '', open = '', fields = '', close = ''] = FRONT_MATTER.exec(text) ?? [];
  if (whole === '' && edits.length > 0) throw new EditRefused('The file has no front matter.');
  const top = whole && open + edits.reduce(editYaml, fields) + close;
  return top + (body ?? text.slice(whole.length));
}
