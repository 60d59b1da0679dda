import { posix } from 'node:path';
import ts from 'typescript';
import { Failure } from '../../lib/bootstrap/failure.mjs';
import type { Project } from '../files.ts';
import { resolveImport } from '../resolve.ts';
import { applyEdits, type Edit } from './edits.ts';
import type { Code } from './page.ts';
import { namesIn, referencesIn, type Imported, type Reference } from './scope.ts';

/** Where code comes from. */
export interface Origin {
  readonly project: Project;
  readonly code: Code;
  /** What a part of its page's content is called in the file that the code goes to. */
  readonly partHere: (part: string) => string;
}

/** Brings code from other files into one, with all that it names. */
export interface CodeWriter {
  /**
   * The text of a node as it reads in this file.
   *
   * @param at where constants that it needs are declared
   */
  readonly bring: (origin: Origin, node: ts.Node, at: number) => string;
  /** Imports a module for what it does: a stylesheet of the whole page. */
  readonly importWhole: (specifier: string) => void;
  readonly insert: (at: number, text: string) => void;
  /** The file's text with all that was brought. */
  readonly text: () => string;
}

const importsOf = ({ source }: Code) => source.statements.filter(ts.isImportDeclaration);

const specifierOf = ({ moduleSpecifier }: ts.ImportDeclaration) =>
  ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';

/** Packages come first, then what lies in the project, then what lies beside the file. */
const rankOf = (specifier: string) =>
  specifier.startsWith('.') ? 2 : specifier.startsWith('~/') ? 1 : 0;

const isBefore = (one: string, other: string) =>
  rankOf(one) === rankOf(other) ? one <= other : rankOf(one) < rankOf(other);

/** The names of an import in braces, to which another one can be added. */
function bracesOf(declaration: ts.ImportDeclaration | undefined): ts.NamedImports | undefined {
  const bindings = declaration?.importClause?.namedBindings;
  return bindings && ts.isNamedImports(bindings) ? bindings : undefined;
}

function moduleOf(project: Project, file: string, specifier: string): string {
  const found = resolveImport(project, file, specifier);
  return found.kind === 'file' ? found.path : specifier;
}

/** An import that is to be added. */
interface ImportLine {
  readonly specifier: string;
  readonly text: string;
}

/** Imports in their places among those that a file has, which are in the alphabet's order. */
function placed(code: Code, lines: readonly ImportLine[]): Edit[] {
  const all = importsOf(code);
  // Below the line that begins a page's code.
  const top =
    all[0]?.getStart() ?? (code.file.endsWith('.astro') ? code.text.indexOf('\n') + 1 : 0);
  return lines
    .toSorted((a, b) => (isBefore(a.specifier, b.specifier) ? -1 : 1))
    .map(({ specifier, text }) => {
      const last = all.filter((one) => isBefore(specifierOf(one), specifier)).at(-1);
      const at = last?.end ?? top;
      return { start: at, end: at, text: last ? `\n${text}` : `${text}\n` };
    });
}

/** Opens a file for code of others. */
export function openWriter(project: Project, code: Code): CodeWriter {
  const names = namesIn(code.scope);
  const edits: Edit[] = [];
  const lines: ImportLine[] = [];
  /** What was brought, by its file and name there. */
  const brought = new Map<string, string>();
  const insert = (at: number, text: string) => void edits.push({ start: at, end: at, text });

  const freeName = (name: string) => {
    let free = name;
    for (let count = 2; names.has(free); count += 1) free = `${name}${count}`;
    names.add(free);
    return free;
  };

  const importLine = (specifier: string, what: string) =>
    void lines.push({ specifier, text: `import ${what}'${specifier}';` });

  const importName = (origin: Origin, local: string, { name, specifier }: Imported): string => {
    const module = moduleOf(origin.project, origin.code.file, specifier);
    const known = [...code.scope.imports].find(
      ([, one]) => one.name === name && moduleOf(project, code.file, one.specifier) === module,
    );
    if (known) return known[0];
    const folder = posix.dirname(origin.code.file);
    const here =
      !specifier.startsWith('.') || folder === posix.dirname(code.file)
        ? specifier
        : posix.join(folder, specifier).replace(/^src\//, '~/');
    const free = freeName(local);
    const said = free === name ? name : `${name} as ${free}`;
    const last = bracesOf(
      importsOf(code).find(
        (one) => specifierOf(one) === here && one.importClause?.phaseModifier === undefined,
      ),
    )?.elements.at(-1);
    if (name === 'default') importLine(here, `${free} from `);
    else if (name === '*') importLine(here, `* as ${free} from `);
    else if (last) insert(last.end, `, ${said}`);
    else importLine(here, `{ ${said} } from `);
    return free;
  };

  const copyConstant = (origin: Origin, name: string, at: number): string => {
    const [declaration] = origin.code.scope.constants.get(name)?.declarationList.declarations ?? [];
    if (!declaration?.initializer) return name;
    const said = bring(origin, declaration.initializer, at);
    if (ts.isObjectBindingPattern(declaration.name)) {
      for (const { name: one } of declaration.name.elements) {
        const taken = one.getText();
        if (names.has(taken)) throw new Failure(`${code.file} calls something "${taken}" already.`);
        names.add(taken);
        brought.set(`${origin.code.file} ${taken}`, taken);
      }
      insert(at, `const ${declaration.name.getText()} = ${said};\n`);
      return name;
    }
    const free = freeName(name);
    insert(at, `const ${free} = ${said};\n`);
    return free;
  };

  const nameHere = (origin: Origin, { name, kind }: Reference, at: number): string => {
    if (kind === 'part') return origin.partHere(name);
    const key = `${origin.code.file} ${name}`;
    const imported = origin.code.scope.imports.get(name);
    const here =
      brought.get(key) ??
      (imported ? importName(origin, name, imported) : copyConstant(origin, name, at));
    brought.set(key, here);
    return here;
  };

  function bring(origin: Origin, node: ts.Node, at: number): string {
    const start = node.getStart();
    const { text, scope } = origin.code;
    const changes = referencesIn(node, scope).map((reference): Edit => {
      const place = { start: reference.start - start, end: reference.end - start };
      const here = nameHere(origin, reference, at);
      const written = text.slice(reference.start, reference.end).replace(/[{}\s]/g, '');
      if (reference.short === 'attribute') return { ...place, text: `${written}={${here}}` };
      const isLong = reference.short === 'property' && here !== written;
      return { ...place, text: isLong ? `${written}: ${here}` : here };
    });
    return applyEdits(text.slice(start, node.end), changes);
  }

  return {
    bring,
    insert,
    importWhole: (specifier) => {
      const known = [...importsOf(code).map(specifierOf), ...lines.map((line) => line.specifier)];
      if (!known.includes(specifier)) importLine(specifier, '');
    },
    text: () => applyEdits(code.text, [...edits, ...placed(code, lines)]),
  };
}
