import { isRecord } from '../../../src/lib/is-record.ts';
import { readYaml } from '../../../src/lib/content/yaml.ts';
import { languageOfFile } from '../../../src/lib/languages/translation-files.ts';
import type { Project } from '../../lib/project.ts';
import { isNode, nameOf, parseCode, textOf } from '../../lib/syntax.ts';
import type { SectionedPage, Shown } from './page.ts';
import { partsBehind } from './shown.ts';

/** A link that leads to a section. */
export interface LinkTo {
  readonly file: string;
  /** What a visitor reads of it; nothing where it stands in a running text. */
  readonly label?: string;
}

/** A text of content, with the object that it stands in. */
interface Said {
  readonly text: string;
  readonly key: string;
  readonly part: string;
  readonly beside: unknown;
}

function* textsIn(value: unknown, part = '', key = '', beside?: unknown): Generator<Said> {
  if (typeof value === 'string') yield { text: value, key, part, beside };
  else if (Array.isArray(value)) for (const one of value) yield* textsIn(one, part, key, beside);
  else if (isRecord(value))
    for (const [name, one] of Object.entries(value)) yield* textsIn(one, part || name, name, value);
}

const contentOf = (project: Project, file: string) => readYaml(project.read(file)).data;

/** The ids that a section prints: those in its words, and those that its own code names. */
function idsOf(project: Project, target: SectionedPage, shown: Shown): string[] {
  const parts = partsBehind(target, shown);
  const said = [...textsIn(contentOf(project, target.contentFile))]
    .filter(({ key, part }) => key === 'id' && parts.includes(part))
    .map(({ text }) => text);
  const coded = [shown.node, parseCode(shown.module, project.read(shown.module))];
  return [...new Set([...said, ...coded.flatMap(idsBelow)])];
}

function idsBelow(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(idsBelow);
  if (!isNode(node)) return [];
  const id = node.type === 'JSXAttribute' && nameOf(node['name']) === 'id' && textOf(node['value']);
  return id ? [id] : Object.values(node).flatMap(idsBelow);
}

/**
 * The links that lead to a section from elsewhere: without it they would lead nowhere, and a build stops at
 * that.
 *
 * @param routes the addresses of its page: `/about`
 */
export function linksTo(
  project: Project,
  target: SectionedPage,
  shown: Shown,
  routes: readonly string[],
): LinkTo[] {
  const ids = idsOf(project, target, shown);
  if (ids.length === 0) return [];
  const unseen = target.sections.filter((one) => one === shown || one.isHidden);
  const silent = new Set(unseen.flatMap((one) => partsBehind(target, one)));
  return project.files.flatMap((file): LinkTo[] => {
    const isContent = /^src\/(content|demos)\/.*\.(yaml|md)$/.test(file);
    if (!isContent || languageOfFile(file) !== undefined) return [];
    const isOwn = file === target.contentFile;
    const addresses = ['', ...routes]
      .filter((route) => isOwn || route !== '')
      .flatMap((route) => ids.map((id) => `${route}#${id}`));
    const text = project.read(file);
    if (!addresses.some((one) => text.includes(one))) return [];
    if (file.endsWith('.md'))
      return addresses.some((one) => text.includes(`](${one})`)) ? [{ file }] : [];
    return [...textsIn(contentOf(project, file))]
      .filter(({ text: one, part }) => addresses.includes(one) && !(isOwn && silent.has(part)))
      .map(({ beside }) => ({ file, ...labelIn(beside) }));
  });
}

function labelIn(beside: unknown): { label?: string } {
  if (!isRecord(beside)) return {};
  const label = beside['label'] ?? beside['title'] ?? beside['text'];
  return typeof label === 'string' ? { label } : {};
}
