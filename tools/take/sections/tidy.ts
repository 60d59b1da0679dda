import { lineEnd, lineStart } from '../../lib/splice.ts';
import { nameOf, type Node } from '../../lib/syntax.ts';
import { applyEdits, type Edit } from './editor.ts';
import { listOf, readCode, usesIn, type Code } from './page.ts';
import { NO_CONTENT } from './sample.ts';

/** Takes items out of a list that commas separate. */
export const withoutItems = (items: readonly Node[], gone: readonly Node[], text: string): Edit[] =>
  gone.map((item) => {
    const at = items.indexOf(item);
    const isFirst = items.slice(0, at).every((one) => gone.includes(one));
    const previous = items[at - 1];
    const next = items[at + 1];
    if (previous && !isFirst) return { start: previous.end, end: item.end, text: '' };
    const comma = /^\s*,/.exec(text.slice(item.end))?.[0].length ?? 0;
    return { start: item.start, end: next?.start ?? item.end + comma, text: '' };
  });

/** Code without the imports, the constants, and the names taken out of its content, that nothing uses any more. */
export function tidied(before: Code, text: string): Code {
  const code = readCode(before.file, text);
  const count = (one: Code) => {
    const found = new Map<string, number>();
    for (const { name } of usesIn(one.tree, NO_CONTENT))
      found.set(name, (found.get(name) ?? 0) + 1);
    return found;
  };
  const [old, now] = [count(before), count(code)];
  // A name that is taken out of an object is used once where it is only declared.
  const isUnused = (name: string, least: number) =>
    (old.get(name) ?? 0) > least && (now.get(name) ?? 0) <= least;
  const edits = code.statements.flatMap((statement): Edit[] => {
    const names = listOf(statement, 'declarations')
      .map(({ id }) => id as Node)
      .flatMap((id) => (id.type === 'Identifier' ? [id] : listOf(id, 'properties')));
    const isImport = statement.type === 'ImportDeclaration';
    const items = isImport ? listOf(statement, 'specifiers') : names;
    const nameIn = (item: Node) =>
      nameOf(item) || nameOf(item['local'] ?? item['value'] ?? item['argument']);
    const gone = items.filter((item) => isUnused(nameIn(item), isImport ? 0 : 1));
    if (gone.length === 0) return [];
    if (gone.length < items.length) return withoutItems(items, gone, text);
    return [
      { start: lineStart(text, statement.start), end: lineEnd(text, statement.end), text: '' },
    ];
  });
  return edits.length === 0 ? code : tidied(code, applyEdits(text, edits));
}
