import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../../../../src/lib/is-record.ts';
import { workFileOf } from '../../../../src/lib/works/work-files.ts';
import { ownFilms, readNames } from '../../../astro/schemas/names.ts';
import { openProject } from '../../../lib/project.ts';
import type { NamedChoice, NameKind } from '../../contract/documents.ts';
import { kindOf, languageOf } from '../documents/list.ts';
import { pagesOf } from '../documents/pages.ts';
import { valueIn } from '../documents/read.ts';
import { textOf, type Studio } from '../studio.ts';
import { fileFacts, pictureFacts } from './file-facts.ts';
import { pictureIn, titleIn } from './find-picture.ts';
import { headingsIn } from './headings.ts';
import { placesIn } from './places.ts';

type Place = Pick<Studio, 'root' | 'base'>;

const LOGOS = 'src/assets/logos';

/** The names that a field may take. */
export async function choicesOf(
  studio: Place,
  wanted: { kind: NameKind } | { entriesOf: string },
): Promise<NamedChoice[]> {
  if ('entriesOf' in wanted) return entriesOf(studio, `src/content/${wanted.entriesOf}.yaml`);
  if (wanted.kind === 'pages') return addressesOf(studio);
  if (wanted.kind === 'works') return worksOf(studio);
  const names =
    wanted.kind === 'ownFilms' ? ownFilms(studio.root) : readNames(studio.root)[wanted.kind];
  return Promise.all(
    names.map(async (name) => ({ name, ...(await factsOf(studio, wanted.kind, name)) })),
  );
}

function factsOf(studio: Place, kind: NameKind, name: string): Promise<Partial<NamedChoice>> {
  if (kind === 'icons') return Promise.resolve({});
  if (kind === 'publicPictures') return publicFacts(studio, name);
  if (kind === 'logos') return fileFacts(studio, `${LOGOS}/${name}`);
  return pictureFacts(studio, kind === 'films' ? `${name}.webm` : name);
}

/** A file of `public` stands at the root of the site. */
async function publicFacts(studio: Place, name: string): Promise<Partial<NamedChoice>> {
  const facts = await fileFacts(studio, `public${name}`);
  const address = studio.base.replace(/\/$/, '') + name;
  return { ...facts, address, ...(facts.thumbnail !== undefined && { thumbnail: address }) };
}

/** A choice for an entry of content, with its title and the first picture in it. */
async function entryChoice(studio: Place, name: string, entry: unknown): Promise<NamedChoice> {
  const title = titleIn(entry);
  const found = pictureIn(entry);
  const facts =
    found &&
    ('logo' in found
      ? await fileFacts(studio, `${LOGOS}/${found.logo}`)
      : await pictureFacts(studio, found.picture));
  return {
    name,
    ...(title !== undefined && { title }),
    ...(facts?.thumbnail !== undefined && { thumbnail: facts.thumbnail }),
  };
}

async function entriesOf(studio: Place, file: string): Promise<NamedChoice[]> {
  const entries = existsSync(join(studio.root, file)) ? valueIn(file, textOf(studio, file)) : {};
  if (!isRecord(entries)) return [];
  return Promise.all(
    Object.entries(entries).map(([name, entry]) => entryChoice(studio, name, entry)),
  );
}

async function worksOf(studio: Place): Promise<NamedChoice[]> {
  const { files } = openProject(studio.root);
  const works = files.filter((file) => kindOf(file) === 'work' && languageOf(file) === undefined);
  const choices = await Promise.all(
    works.map((file) =>
      entryChoice(studio, workFileOf(file).name, valueIn(file, textOf(studio, file))),
    ),
  );
  return choices.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Where a link may lead within the site: pages with their places, and the files of `public`. */
async function addressesOf({ root }: Place): Promise<NamedChoice[]> {
  const project = openProject(root);
  const placesOf = (file = '') => {
    if (file.endsWith('.md')) return headingsIn(project.read(file));
    return file.endsWith('.yaml') ? placesIn(valueIn(file, project.read(file))) : [];
  };
  const found = pagesOf(project).map(
    async ({ path, title, kind, file }): Promise<NamedChoice[]> => {
      const target = kind === 'home' || kind === 'inner' ? 'page' : kind;
      const places = await placesOf(file);
      return [
        { name: path, title, target },
        ...places.map((place) => ({
          name: `${path}#${place.id}`,
          title: place.title ?? place.id,
          target: 'place' as const,
        })),
      ];
    },
  );
  const pages = (await Promise.all(found)).flat();
  const known = new Set(pages.map(({ name }) => name));
  const others = readNames(root)
    .pages.filter((name) => !known.has(name))
    .map((name) => ({ name, target: 'page' as const }));
  const files = globSync('**/*.*', { cwd: join(root, 'public') }).map((file) => ({
    name: `/${file.replaceAll('\\', '/')}`,
    target: 'file' as const,
  }));
  return [...pages, ...others, ...files.toSorted((a, b) => (a.name < b.name ? -1 : 1))];
}
