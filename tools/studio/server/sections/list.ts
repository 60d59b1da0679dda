import { isRecord } from '../../../../src/lib/is-record.ts';
import { readYaml } from '../../../../src/lib/content/yaml.ts';
import { lookText } from '../../../docs/sections.ts';
import { readLiteral } from '../../../lib/edits/literal-edit.ts';
import type { Project } from '../../../lib/project.ts';
import { nameOf, type Node } from '../../../lib/syntax.ts';
import { looksOf } from '../../../take/sections/looks.ts';
import {
  attributesOf,
  readPage,
  type SectionedPage,
  type Shown,
} from '../../../take/sections/page.ts';
import { partsBehind } from '../../../take/sections/shown.ts';
import { valueAt } from '../../../lib/edits/edit.ts';
import type { PageSection, PageSections, SectionLook } from '../../contract/sections.ts';
import { Refusal } from '../call.ts';

/** A page that the studio knows, with its sections. */
export function sectionedPage(project: Project, code: string): SectionedPage {
  const isPage = code.startsWith('src/pages/') && code.endsWith('.astro') && project.has(code);
  const page = isPage ? readPage(project, code) : undefined;
  if (!page) throw new Refusal('This page is not made of sections that can be changed here.');
  return page;
}

/** The address of a page, in the original’s language and without the base path. */
export function pathOfPage(project: Project, { names }: SectionedPage): string {
  const config = readLiteral('site.config.ts', project.read('site.config.ts'));
  const [name = ''] = names;
  return isRecord(config) && config['home'] === name ? '/' : `/${name}`;
}

/** The sections of a page by the names that calls give them: their words’ or their component’s, numbered where needed. */
function sectionsById(page: SectionedPage): Map<string, Shown> {
  const found = new Map<string, Shown>();
  for (const shown of page.sections) {
    const name = pathOf(page, shown)?.join('.') ?? shown.local;
    let id = name;
    for (let count = 2; found.has(id); count += 1) id = `${name}-${String(count)}`;
    found.set(id, shown);
  }
  return found;
}

/** @throws {Refusal} where the page has no such section any more */
export function sectionNamed(page: SectionedPage, id: string): Shown {
  const shown = sectionsById(page).get(id);
  if (!shown) throw new Refusal('This section is not on the page any more.');
  return shown;
}

/** The names in `content.examples.strip`, from the outside in. */
function namesIn(node: Node): string[] {
  if (node.type !== 'MemberExpression') return [nameOf(node)];
  return [...namesIn(node['object'] as Node), nameOf(node['property'])];
}

/** The way to a section’s own words in the content of its page. */
export function pathOf(page: SectionedPage, shown: Shown): readonly string[] | undefined {
  const spreads = attributesOf(shown.node)
    .filter(({ type }) => type === 'JSXSpreadAttribute')
    .map((one) => namesIn(one['argument'] as Node));
  for (const [first = '', ...rest] of spreads) {
    const part = page.taken.get(first);
    const isContent = first === page.content || (page.taken.has(first) && part === undefined);
    const path = isContent ? rest : part === undefined ? [] : [part, ...rest];
    if (path.length > 0) return path;
  }
  return partsBehind(page, shown)
    .filter((part) => page.parts.has(part))
    .slice(0, 1)
    .flatMap((part) => [[part]])[0];
}

/** The fields that a section’s heading may stand in. */
const HEADINGS = ['heading', 'title', 'name', 'label'];

/** What a visitor reads above a section. */
export function headingIn(words: unknown): string | undefined {
  if (!isRecord(words)) return undefined;
  for (const field of HEADINGS) {
    const value = words[field];
    if (typeof value === 'string' && value !== '') return value;
    const inside = headingIn(value);
    if (inside !== undefined) return inside;
  }
  return undefined;
}

/** The sections of a page, as its owner sees them. */
export function listSections(project: Project, page: SectionedPage): PageSections {
  const content = readYaml(project.read(page.contentFile)).data;
  const sections = [...sectionsById(page)].map(([id, shown]): PageSection => {
    const path = pathOf(page, shown);
    const heading = path && headingIn(valueAt(content, path));
    const looks = lookChoices(project, page, shown);
    return {
      id,
      name: shown.local,
      isHidden: shown.isHidden,
      ...(heading !== undefined && { heading }),
      ...(path && { path }),
      ...(looks && { looks }),
    };
  });
  return { file: page.contentFile, sections };
}

function lookChoices(project: Project, page: SectionedPage, shown: Shown): PageSection['looks'] {
  const looks = looksOf(project, page, shown);
  if (!looks) return undefined;
  const described = (file: string | undefined): SectionLook => {
    if (file === undefined) return {};
    const description = lookText(project, file);
    const stem = file.slice(file.lastIndexOf('/') + 1, file.indexOf('.'));
    const isOwn = file.startsWith('src/demos/');
    return {
      file,
      ...(!isOwn && { title: stem }),
      ...(description && { description }),
    };
  };
  const others = [...looks.files, undefined].filter((file) => file !== looks.chosen);
  return [described(looks.chosen), ...others.map(described)];
}
