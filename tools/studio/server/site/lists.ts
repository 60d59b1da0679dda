import { heldBack } from '../../../../src/lib/posts/post.schema.ts';
import { isRecord } from '../../../../src/lib/is-record.ts';
import { workFileOf } from '../../../../src/lib/works/work-files.ts';
import { openProject, type Project } from '../../../lib/project.ts';
import type { PageName } from '../../contract/documents.ts';
import type {
  PostEntry,
  SiteLists,
  SitePageEntry,
  WorkEntry,
  WorkGroup,
} from '../../contract/site.ts';
import { pagesOf } from '../documents/pages.ts';
import { valueIn } from '../documents/read.ts';
import type { Studio } from '../studio.ts';
import { isRemovable } from './remove.ts';

/** A page whose words stand in a file of its own. */
type WithFile = PageName & { readonly file: string };

const hasFile = (page: PageName): page is WithFile => page.file !== undefined;

/** What the fields of a content file say; nothing where it cannot be read. */
function fieldsOf(project: Project, file: string): Readonly<Record<string, unknown>> {
  const value = valueIn(file, project.read(file));
  return isRecord(value) ? value : {};
}

/** What the site consists of, by kind. */
export function siteLists({ root }: Pick<Studio, 'root'>): SiteLists {
  const project = openProject(root);
  const pages = pagesOf(project);
  const written = pages.filter(hasFile);
  return {
    posts: written
      .filter(({ kind }) => kind === 'post')
      .map((page) => postOf(project, page))
      .toSorted((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1)),
    works: worksByHome(project, written),
    pages: pages.flatMap((page) => sitePageOf(project, page)),
  };
}

function postOf(project: Project, { file, title, path }: WithFile): PostEntry {
  const { date, draft } = fieldsOf(project, file);
  const day = typeof date === 'string' ? date : '';
  const isDraft = draft === true;
  const held = heldBack({ draft: isDraft, date: new Date(day) });
  const publication = isDraft ? 'draft' : held === undefined ? 'published' : 'later';
  return { file, title, path, date: day, publication };
}

/** A work, with the place that its file names. */
export interface OrderedWork extends WorkEntry {
  readonly order?: number;
}

/** The works of a home, or those of no home, in the order of their list. */
export function worksOf(
  project: Project,
  pages: readonly PageName[],
  home: string | undefined,
): OrderedWork[] {
  return pages
    .filter(hasFile)
    .filter(({ kind, file }) => kind === 'work' && workFileOf(file).home === home)
    .map(({ file, title, path }) => {
      const { order, draft } = fieldsOf(project, file);
      const place = typeof order === 'number' ? { order } : {};
      return { file, title, path, isDraft: draft === true, ...place };
    })
    .toSorted(
      (a, b) =>
        (a.order ?? Number.MAX_SAFE_INTEGER) - (b.order ?? Number.MAX_SAFE_INTEGER) ||
        (workFileOf(a.file).name < workFileOf(b.file).name ? -1 : 1),
    );
}

function worksByHome(project: Project, pages: readonly PageName[]): WorkGroup[] {
  const homes = project.files.flatMap(
    (file) => /^src\/demos\/([^/]+)\/work\.astro$/.exec(file)?.[1] ?? [],
  );
  return [undefined, ...homes].map((home) => {
    const works = worksOf(project, pages, home);
    if (home === undefined) return { works };
    const title = pages.find(({ file }) => file === `src/demos/${home}/content.yaml`)?.title;
    return { home, title: title ?? home, works };
  });
}

const sitePageOf = (project: Project, page: PageName): SitePageEntry[] => {
  const { kind, path, title, file } = page;
  if (kind === 'post' || kind === 'work') return [];
  const canRemove = isRemovable(project, page);
  return [{ path, title, kind, canRemove, ...(file !== undefined && { file }) }];
};
