import { isRecord } from '../../../../src/lib/is-record.ts';
import { languageOfFile } from '../../../../src/lib/languages/translation-files.ts';
import { slugOfFile } from '../../../../src/lib/markdown/markdown-names.ts';
import { splitText } from '../../../../src/lib/markdown/markdown-faults.ts';
import { HOUSE } from '../../../../src/lib/theme/inner-theme.ts';
import { workFileOf } from '../../../../src/lib/works/work-files.ts';
import { readYaml } from '../../../../src/lib/content/yaml.ts';
import { readLiteral } from '../../../lib/edits/literal-edit.ts';
import { openProject, type Project } from '../../../lib/project.ts';
import { contentFileOf } from '../../../take/select.ts';
import type { DocumentName, PageName, SiteState } from '../../contract/documents.ts';
import { readable } from '../../contract/readable.ts';
import type { Studio } from '../studio.ts';
import { languagesNow } from '../site/config.ts';
import { kindOf, languageOf } from './list.ts';

const text = (value: unknown, field: string) =>
  isRecord(value) && typeof value[field] === 'string' ? value[field] : undefined;

/** What the content of a file says, as far as it can be read. */
const dataOf = (project: Pick<Project, 'read'>, file: string): unknown => {
  const source = project.read(file);
  return readYaml(file.endsWith('.md') ? (splitText(source)?.top ?? '') : source).data;
};

const stemOf = (file: string) =>
  file
    .replace(/\/(content|demo|theme)(\.[\w-]+)?\.\w+$/, '')
    .replace(/^.*\//, '')
    .replace(/\..*$/, '');

/** A content file’s name; undefined for files that the studio does not change. */
export function documentName(
  project: Pick<Project, 'read'>,
  file: string,
): DocumentName | undefined {
  const kind = kindOf(file);
  if (kind === undefined) return undefined;
  const language = languageOf(file);
  const isNamed = ['page', 'post', 'text', 'work'].includes(kind);
  const title = isNamed ? text(dataOf(project, file), 'title') : undefined;
  return { file, kind, title: title ?? readable(stemOf(file)), ...(language && { language }) };
}

/** The theme that a page's code imports from a home, or that of all inner pages. */
const themeIn = (code: string, inner: string) =>
  /from '~\/demos\/([^/']+)\/theme'/.exec(code)?.[1] ?? inner;

/** A page with a file in `src/pages`. */
function pageWithCode(project: Project, code: string, home: string, inner: string): PageName {
  const name = code.slice('src/pages/'.length).replace(/(\/index)?\.astro$/, '');
  const file = contentFileOf(project, name);
  const title = file === undefined ? undefined : text(dataOf(project, file), 'title');
  const source = project.read(code);
  const isHome = source.includes('~/shell/Page.astro');
  return {
    path: name === home || name === 'index' ? '/' : `/${name}`,
    title: title ?? readable(name),
    kind: isHome ? 'home' : 'inner',
    ...(file && { file }),
    code,
    theme: themeIn(source, inner),
  };
}

/** Every page that the frame can show, the one at `/` first. */
export function pagesOf(project: Project): PageName[] {
  const config = configOf(project);
  const home = text(config, 'home') ?? 'index';
  const inner = text(config, 'theme') ?? HOUSE;
  const works = isRecord(config) ? text(config['works'], 'path') : undefined;
  const originals = project.files.filter((file) => languageOfFile(file) === undefined);
  const coded = originals
    .filter((file) => /^src\/pages\/[^[]+\.astro$/.test(file))
    .map((file) => pageWithCode(project, file, home, inner));
  const written = originals.flatMap((file): PageName[] => {
    const kind = kindOf(file);
    const title = text(dataOfDocument(project, file, kind), 'title') ?? readable(stemOf(file));
    const demo = /^src\/demos\/([^/]+)\//.exec(file)?.[1];
    if (kind === 'post')
      return [{ path: `/blog/${slugOfFile(file)}`, title, kind, file, theme: inner }];
    if (kind === 'text') return [{ path: `/${slugOfFile(file)}`, title, kind, file, theme: inner }];
    if (kind !== 'work') return [];
    const path = `${works ?? '/portfolio'}/${workFileOf(file).name}`;
    return [{ path, title, kind, file, theme: demo ?? inner }];
  });
  return [...coded, ...written].toSorted(
    (a, b) => Number(b.path === '/') - Number(a.path === '/') || (a.path < b.path ? -1 : 1),
  );
}

/** What a home says of its fictional firm, which its pages show on no site but the template’s. */
const FIRM = ['brand'];

const isHomeContent = (file: string) => /^src\/demos\/[^/]+\/content\./.test(file);

const dataOfDocument = (project: Project, file: string, kind: string | undefined) =>
  kind === 'post' || kind === 'text' || kind === 'work' ? dataOf(project, file) : undefined;

const configOf = (project: Project): unknown =>
  readLiteral('site.config.ts', project.read('site.config.ts'));

/** What the site has. */
export function stateOf({ root, base }: Studio): SiteState {
  const project = openProject(root);
  const config = configOf(project);
  const showsHomeBrands = isRecord(config) && config['homeBrands'] === true;
  return {
    name: text(config, 'name') ?? '',
    base,
    languages: languagesNow({ root }),
    hasCatalogue: project.files.some((file) => file.startsWith('src/showcase/')),
    pages: pagesOf(project),
    documents: project.files
      .flatMap((file) => documentName(project, file) ?? [])
      .map((name) =>
        isHomeContent(name.file) && !showsHomeBrands ? { ...name, unused: FIRM } : name,
      ),
  };
}
