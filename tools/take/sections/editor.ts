import { applied, lineEnd, type Splice } from '../../lib/splice.ts';
import { nameOf, textOf } from '../../lib/syntax.ts';
import type { Project } from '../../lib/project.ts';
import { resolveImport } from '../graph.ts';
import { declarationsIn, listOf, type Code, type Import } from './page.ts';

/** A splice among whose neighbours at the same place the order is that of its key. */
export interface Edit extends Splice {
  readonly key?: string;
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** A text after edits that do not overlap. */
export const applyEdits = (text: string, edits: readonly Edit[]): string =>
  applied(
    text,
    edits.toSorted((a, b) => compare(a.key ?? '', b.key ?? '')),
  );

/** The name by which other files import a file: `~/sections/faq/Faq`. */
const absolute = (project: Project, { file }: Code, specifier: string) =>
  specifier.startsWith('.')
    ? `~/${(resolveImport(project, file, specifier) ?? '').replace(/^src\/|\.tsx?$/g, '')}`
    : specifier;

/** Relative imports stand last. */
const ordered = (specifier: string) => (specifier.startsWith('.') ? '~~' : specifier);

/** Changes a file of code: brings names from other files into it, and inserts lines. */
export function openEditor(project: Project, code: Code) {
  const edits: Edit[] = [];
  const brought = new Map<string, string>();
  const lines = code.statements.filter(({ type }) => type === 'ImportDeclaration');
  const insert = (at: number, text: string) => {
    edits.push({ start: at, end: at, text });
  };
  const importLine = (specifier: string, names: string) => {
    const next = lines.find((line) => ordered(textOf(line['source']) ?? '') > ordered(specifier));
    const at = next?.start ?? lineEnd(code.text, lines.at(-1)?.end ?? 0);
    edits.push({ start: at, end: at, text: `import ${names}'${specifier}';\n`, key: specifier });
  };
  /** What something of another file is called here, imported where it is not yet. */
  const bring = ({ specifier, name }: Import, local: string): string => {
    const key = `${specifier} ${name ?? '*'}`;
    const known = [...code.imports].find(
      ([, one]) => one.name === name && absolute(project, code, one.specifier) === specifier,
    );
    const before = known?.[0] ?? brought.get(key);
    if (before !== undefined) return before;
    const taken = new Set([...code.imports.keys(), ...brought.values(), ...declared(code)]);
    let free = local;
    for (let count = 2; taken.has(free); count += 1) free = `${local}${count}`;
    brought.set(key, free);
    const named = name === free ? free : `${name ?? ''} as ${free}`;
    const neighbours = listOf(
      lines.find((line) => textOf(line['source']) === specifier && line['importKind'] !== 'type'),
      'specifiers',
    );
    const last = neighbours.findLast(({ type }) => type === 'ImportSpecifier');
    if (name === 'default') importLine(specifier, `${free} from `);
    else if (name === undefined) importLine(specifier, `* as ${free} from `);
    else if (last) insert(last.end, `, ${named}`);
    else importLine(specifier, `{ ${named} } from `);
    return free;
  };
  /** What a name of another file is called here, imported where it is not yet. */
  const nameHere = (origin: Project, from: Code, local: string): string => {
    const found = from.imports.get(local);
    if (!found) return local;
    return bring({ ...found, specifier: absolute(origin, from, found.specifier) }, local);
  };
  const change = (edit: Edit) => {
    edits.push(edit);
  };
  return { insert, change, importLine, bring, nameHere, text: () => applyEdits(code.text, edits) };
}

/** The names that a file declares by itself. */
export const declared = (code: Code) => declarationsIn(code).map(({ id }) => nameOf(id));
