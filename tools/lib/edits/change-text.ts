import { splitText } from '../../../src/lib/markdown/markdown-faults.ts';
import { keptPretty } from '../pretty.ts';
import { EditRefused, type Edit } from './edit.ts';
import { editLiteral } from './literal-edit.ts';
import { editYaml } from './yaml-edit.ts';

/** A change of a file: of its fields, and of the body where it is Markdown. */
export interface TextChange {
  readonly edits: readonly Edit[];
  readonly body?: string | undefined;
}

/**
 * The text of a file after a change. A file that was as Prettier has it stays so; every other one, and all
 * Markdown, keeps each letter that the change does not name.
 *
 * @param file relative to the project's folder
 * @throws {EditRefused} where an edit would change more than it says
 */
export async function changeText(
  root: string,
  file: string,
  text: string,
  change: TextChange,
): Promise<string> {
  if (file.endsWith('.md')) return changeMarkdown(text, change);
  const edit = file.endsWith('.ts') ? editLiteral.bind(undefined, file) : editYaml;
  const changed = change.edits.reduce((now, one) => edit(now, one), text);
  return changed === text ? text : keptPretty({ root }, file, text, changed);
}

function changeMarkdown(text: string, { edits, body }: TextChange): string {
  const parts = splitText(text);
  if (!parts && edits.length > 0) throw new EditRefused('The file has no front matter.');
  if (!parts) return body ?? text;
  const start = text.indexOf('\n') + 1;
  const end = text.indexOf('---', start + parts.top.length);
  const fields = edits.reduce(editYaml, text.slice(start, end));
  const bodyStart = text.length - parts.body.length;
  return text.slice(0, start) + fields + text.slice(end, bodyStart) + (body ?? parts.body);
}
