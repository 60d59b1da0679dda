import { posix } from 'node:path';
import { pretty } from '../../../lib/pretty.ts';
import { openProject, type Project } from '../../../lib/project.ts';
import { newPage, newPost, newText, newWork, type Files } from '../../../new/scaffold.ts';
import type { NewFile, NewThing, NewWork } from '../../contract/site.ts';
import { Refusal } from '../call.ts';
import { pagesOf } from '../documents/pages.ts';
import type { Studio } from '../studio.ts';
import { partsOf } from './work-formats.ts';
import { withNames } from './with-names.ts';

const isContent = (file: string) => !file.endsWith('.astro') && file !== 'src/content/menu.yaml';

/**
 * Makes a page, a text, a post or a work, as `npm run new` does.
 *
 * @throws {Refusal} where its address is taken, or its name has no letter
 */
export async function create({ root, journal }: Studio, wanted: NewThing): Promise<NewFile> {
  const files = filesOf(openProject(root), wanted);
  const texts = new Map<string, string>();
  for (const [file, text] of files) texts.set(file, await pretty({ root }, file, text));
  await journal.write(wanted.title, withNames(root, texts));
  const file = [...files.keys()].find(isContent) ?? '';
  const page = pagesOf(openProject(root)).find((one) => one.file === file);
  return { file, path: page?.path ?? '/' };
}

function filesOf(project: Project, wanted: NewThing): Files {
  const today = new Date().toISOString().slice(0, 10);
  if (wanted.kind === 'work') return workOf(project, wanted, today);
  const { title } = wanted;
  if (wanted.kind === 'page') return newPage(project, title);
  if (wanted.kind === 'text') return newText(project, title, today);
  return asDraft(newPost(project, title, today));
}

function workOf(project: Project, { title, home, format, film }: NewWork, today: string): Files {
  if (home !== undefined && !project.has(`src/demos/${home}/work.astro`))
    throw new Refusal(`The home ${home} has no works.`);
  const folder = home === undefined ? 'src/content/works' : posix.join('src/demos', home, 'works');
  const partsFor = (cover: string) => partsOf[format](cover, film);
  return newWork(project, title, today, { folder, partsFor });
}

/** A post that nobody sees until its writer publishes it. */
const asDraft = (files: Files): Files =>
  new Map(
    [...files].map(([file, text]) => [file, text.replace(/^(date: .+)$/m, '$1\ndraft: true')]),
  );
