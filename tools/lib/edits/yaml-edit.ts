import { isDeepStrictEqual } from 'node:util';
import type { Document } from 'yaml';
import { readYaml } from '../../../src/lib/content/yaml.ts';
import { applied, lineStart, reordered, type Splice } from '../splice.ts';
import { applyToValue, EditRefused, valueAt, type Edit, type Value } from './edit.ts';
import { LINE } from './folded.ts';
import { addEntry, addField, removed } from './yaml-add-remove.ts';
import { withoutAlias, withoutAliases } from './yaml-aliases.ts';
import { itemsOf } from './yaml-items.ts';
import { fieldOf, isEntries, isFields, isFlow, nodeAt } from './yaml-nodes.ts';
import { replaced, rewritten } from './yaml-replace.ts';
import { blockText } from './yaml-text.ts';

const MARK = '\uFEFF';

/**
 * Changes a YAML text as a careful person would: what the edit does not name stays as it is, letter by
 * letter, with comments, quotation marks and line ends.
 *
 * @throws {EditRefused} where the text cannot be read, or the edit would change anything else
 */
export function editYaml(text: string, edit: Edit): string {
  // YAML reads every line end as LF; the file's own come back afterwards.
  const isDos = text.includes('\r\n');
  const source = text.replace(MARK, '').replaceAll('\r\n', '\n');
  const edited = editLines(source, edit);
  return (text.startsWith(MARK) ? MARK : '') + (isDos ? edited.replaceAll('\n', '\r\n') : edited);
}

function editLines(text: string, edit: Edit): string {
  const { data, mistakes } = readYaml(text);
  if (mistakes.length > 0) throw new EditRefused(mistakes[0]?.message ?? '');
  if ((data === undefined || data === null) && edit.kind === 'set') return begun(text, edit);
  const wanted = applyToValue(data, edit);
  if (isDeepStrictEqual(wanted, data)) return text;
  // What several places share is written out where only one of them changes.
  const sources = [() => text, () => withoutAlias(text, edit.path), () => withoutAliases(text)];
  for (const sourceOf of sources) {
    const edited = attempt(sourceOf(), edit);
    if (edited !== undefined && isDeepStrictEqual(readYaml(edited).data, wanted)) return edited;
  }
  throw new EditRefused('This place is written in a way that only a person can change.');
}

/** Writes the first words of a file that says nothing yet, such as a new translation, below its comments. */
function begun(text: string, edit: Edit): string {
  const value = applyToValue({}, edit) as Value;
  if (typeof value !== 'object' || value === null)
    throw new EditRefused('A file of content has fields.');
  const above = text.trim() === '' ? '' : text;
  const start = above === '' || above.endsWith('\n') ? above : `${above}\n`;
  return `${start}${blockText(value, 0)}\n`;
}

function attempt(text: string, edit: Edit): string | undefined {
  const { document, data } = readYaml(text);
  const splice = spliceFor(text, document, edit);
  if (!splice) return undefined;
  const edited = applied(text, [splice]);
  if (!isTooLong(edited, splice)) return edited;
  const opened = inLines(text, document, edit, applyToValue(data, edit));
  return opened ? applied(text, [opened]) : edited;
}

function spliceFor(text: string, document: Document.Parsed, edit: Edit): Splice | undefined {
  if (edit.kind === 'insert' || edit.kind === 'move') {
    const list = nodeAt(document, edit.path);
    if (!isEntries(list)) return undefined;
    return edit.kind === 'insert'
      ? addEntry(text, list, edit.index, edit.value)
      : reordered(text, itemsOf(text, list), edit.from, edit.to);
  }
  if (edit.kind === 'remove') return removed(text, document, edit.path);
  const spot = spotAt(document, edit.path);
  if (spot) return replaced(text, spot, edit.value);
  const parent = nodeAt(document, edit.path.slice(0, -1));
  const { value, order } = edit;
  return isFields(parent)
    ? addField(text, parent, { key: String(edit.path.at(-1)), value, order })
    : undefined;
}

function spotAt(document: Document.Parsed, path: Edit['path']) {
  const parent = nodeAt(document, path.slice(0, -1));
  const old = nodeAt(document, path);
  if (!old || path.length === 0 || !(isFields(parent) || isEntries(parent))) return undefined;
  return { parent, old, field: isFields(parent) ? fieldOf(parent, path.at(-1) ?? '') : undefined };
}

/** Whether an edit has made a line longer than a line may be, which has brackets or braces to open. */
function isTooLong(edited: string, { start }: Splice): boolean {
  const end = edited.indexOf('\n', start);
  const line = edited.slice(lineStart(edited, start), end < 0 ? undefined : end);
  return line.length > LINE && /[[{]/.test(line);
}

/** Writes the edited list or object, which stood on one line, in lines of its own. */
function inLines(text: string, document: Document.Parsed, { path }: Edit, wanted: unknown) {
  const above = path.map((_, end) => path.slice(0, end + 1));
  const outermost = above.find((one) => isFlow(nodeAt(document, one)));
  const spot = outermost && spotAt(document, outermost);
  return spot && rewritten(text, spot, valueAt(wanted, outermost) as Value);
}
