import { basename } from 'node:path';
import { transform } from 'lightningcss';
import type { Project } from '../../lib/project.ts';
import { isNode, nameOf, type Node } from '../../lib/syntax.ts';
import { resolveImport } from '../graph.ts';
import { demoOf } from '../pages.ts';
import { applyEdits, declared, openEditor } from './editor.ts';
import { attributeOf, attributesOf, usesIn, type SectionedPage, type Shown } from './page.ts';
import { withoutAttribute } from './priority.ts';
import { NO_CONTENT } from './sample.ts';
import { tidied } from './tidy.ts';

/** The looks that a section has on its page. */
export interface Looks {
  /** The stylesheet that it wears; none where it stands in its bare layout. */
  readonly chosen: string | undefined;
  /** The stylesheets that fit, {@link Looks.chosen} among them. */
  readonly files: readonly string[];
}

/** How a page names a look: `looks.look` is a class of the sheet that it imports as `looks`. */
interface Worn {
  readonly attribute: Node;
  readonly local: string;
  readonly file: string;
}

const LOOK = 'look';
const SHEET = '.module.css';

/** The look of a section; nothing where its page puts the class together itself. */
function wornBy(project: Project, { page }: SectionedPage, { node }: Shown): Worn | undefined {
  const attribute = attributeOf(node, 'className');
  const value = (attribute?.['value'] as Node | undefined)?.['expression'];
  if (!attribute || !isNode(value) || value.type !== 'MemberExpression') return undefined;
  const local = nameOf(value['object']);
  const found = page.imports.get(local);
  const file = found && resolveImport(project, page.file, found.specifier);
  const isLook = found?.name === 'default' && nameOf(value['property']) === LOOK;
  return isLook && file?.endsWith(SHEET) ? { attribute, local, file } : undefined;
}

/** The classes of a sheet. */
function classesIn(project: Project, file: string): string {
  const found = new Set<string>();
  transform({
    filename: file,
    code: Buffer.from(project.read(file)),
    errorRecovery: true,
    visitor: {
      Selector: (selector) => {
        for (const part of selector) if (part.type === 'class') found.add(part.name);
      },
    },
  });
  return [...found].sort().join();
}

/** Names of an imported sheet’s classes below a node. */
function classesUsed(node: unknown, local: string): string[] {
  if (Array.isArray(node)) return node.flatMap((one) => classesUsed(one, local));
  if (!isNode(node)) return [];
  if (node.type === 'MemberExpression' && nameOf(node['object']) === local)
    return [nameOf(node['property'])];
  return Object.values(node).flatMap((one) => classesUsed(one, local));
}

/**
 * The looks among which a section’s page can choose: those of the section, and that of the page’s own home by
 * the same name. A look with further classes needs elements that wear them.
 *
 * @returns nothing where the section has none, or the page puts its class together itself
 */
export function looksOf(project: Project, target: SectionedPage, shown: Shown): Looks | undefined {
  const [, room, folder = ''] = shown.module.split('/');
  const worn = wornBy(project, target, shown);
  if (room !== 'sections' || (!worn && attributeOf(shown.node, 'className'))) return undefined;
  const home = demoOf(target.reader.file);
  const own = home === undefined ? [] : [`src/demos/${home}/looks/${folder}${SHEET}`];
  const shared = project.files.filter(
    (file) => file.startsWith(`src/sections/${folder}/looks/`) && file.endsWith(SHEET),
  );
  const needed = worn ? [...new Set(classesUsed(shown.node, worn.local))].sort().join() : LOOK;
  const files = [...own, ...shared].filter(
    (file) => file === worn?.file || (project.has(file) && classesIn(project, file) === needed),
  );
  const all = worn && !files.includes(worn.file) ? [worn.file, ...files] : files;
  return all.length === 0 ? undefined : { chosen: worn?.file, files: all };
}

const stemOf = (file: string) => basename(file, SHEET);
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const specifierOf = (file: string) => file.replace(/^src\//, '~/');

/**
 * Gives a section another look: another stylesheet takes the place of the one that its page imports for it.
 *
 * @param file the new one; nothing for the bare layout
 */
export function withLook(
  project: Project,
  target: SectionedPage,
  shown: Shown,
  file: string | undefined,
): Map<string, string> {
  const { page } = target;
  const worn = wornBy(project, target, shown);
  if (worn?.file === file) return new Map();
  if (file === undefined) {
    const bare = worn ? applyEdits(page.text, [withoutAttribute(page.text, worn.attribute)]) : '';
    return new Map([[page.file, tidied(page, bare).text]]);
  }
  const isShared = worn && usesOf(target, worn.local) > usesBelow(shown.node, worn.local);
  if (worn && !isShared) return new Map([[page.file, exchanged(target, shown, worn, file)]]);
  const editor = openEditor(project, page);
  const [, , folder = ''] = shown.module.split('/');
  const name = editor.bring({ specifier: specifierOf(file), name: 'default' }, camel(folder));
  if (worn) {
    for (const { node } of usesIn(shown.node, NO_CONTENT).filter((one) => one.name === worn.local))
      editor.change({ start: node.start, end: node.end, text: name });
  } else {
    const spread = attributesOf(shown.node).find(({ type }) => type === 'JSXSpreadAttribute');
    const tag = (shown.node['openingElement'] as Node)['name'] as Node;
    editor.insert((spread ?? tag).end, ` className={${name}.${LOOK}}`);
  }
  return new Map([[page.file, tidied(page, editor.text()).text]]);
}

const usesBelow = (node: Node, local: string) =>
  usesIn(node, NO_CONTENT).filter(({ name }) => name === local).length;

const usesOf = ({ page }: SectionedPage, local: string) => usesBelow(page.tree, local);

/** The page with another path in the look’s import; a name that says the look’s own changes with it. */
function exchanged({ page }: SectionedPage, shown: Shown, worn: Worn, file: string): string {
  const { text } = page;
  const taken = new Set([...page.imports.keys(), ...declared(page)]);
  const next = camel(stemOf(file));
  const isNamed = worn.local === camel(stemOf(worn.file)) && !taken.has(next);
  const line = page.statements.find((one) =>
    ((one['specifiers'] ?? []) as Node[]).some((entry) => nameOf(entry['local']) === worn.local),
  );
  const source = line?.['source'] as Node;
  const names = ((line?.['specifiers'] ?? []) as Node[]).map((entry) => entry['local'] as Node);
  const uses = usesIn(shown.node, NO_CONTENT).filter(({ name }) => name === worn.local);
  const renamed = isNamed ? [...names, ...uses.map(({ node }) => node)] : [];
  return applyEdits(text, [
    { start: source.start + 1, end: source.end - 1, text: specifierOf(file) },
    ...renamed.map(({ start, end }) => ({ start, end, text: next })),
  ]);
}
