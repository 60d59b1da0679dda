import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { placeOf } from '../astro/scoped-name.ts';
import { kept } from './kept.ts';
import { componentsIn, type ComponentDoc } from '../docs/components.ts';
import { lookText } from '../docs/sections.ts';

/** A stylesheet that a page may give to a section. */
export interface Look {
  /** Relative to the project's folder. */
  readonly file: string;
  readonly name: string;
  /** What its first comment says it looks like. */
  readonly text: string;
  /** What its classes begin with on the page. */
  readonly place: string;
}

/** A folder of `src/sections`, as the catalogue shows it. */
export interface CatalogueSection extends ComponentDoc {
  /** The folder's name. */
  readonly folder: string;
  /** Looks that any page may wear. */
  readonly looks: readonly Look[];
  /** Its schemas' files. */
  readonly schemas: readonly string[];
}

const slashed = (file: string) => file.replaceAll('\\', '/');

const filesOf = (root: string, pattern: string) =>
  globSync(pattern, { cwd: root }).map(slashed).sort();

const pascal = (name: string) =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The file of a section's component: it bears the folder's name, or begins with it. */
export const mainFile = (root: string, folder: string): string | undefined =>
  kept(`main ${root} ${folder}`, () => findMain(root, folder));

function findMain(root: string, folder: string): string | undefined {
  const files = filesOf(root, `src/sections/${folder}/*.tsx`).filter(
    (file) => !file.endsWith('.test.tsx'),
  );
  const name = pascal(folder);
  const called = (file: string) => basename(file, '.tsx');
  return (
    files.find((file) => called(file) === name) ??
    files.find((file) => called(file).startsWith(name)) ??
    files.find((file) => /= slots</.test(readFileSync(join(root, file), 'utf8'))) ??
    files[0]
  );
}

const lookOf = (root: string, file: string): Look => ({
  file,
  name: basename(file, '.module.css'),
  text: lookText(root, file),
  place: placeOf(file),
});

/** Looks that homes give to sections. */
export const homeLooks = (root: string): readonly Look[] =>
  kept(`looks ${root}`, () =>
    filesOf(root, 'src/demos/*/looks/*.module.css').map((file) => lookOf(root, file)),
  );

/** Every section of the project, by its folder's name. */
export const catalogueSections = (root: string): readonly CatalogueSection[] =>
  kept(`sections ${root}`, () => readAll(root));

function readAll(root: string): CatalogueSection[] {
  const folders = filesOf(root, 'src/sections/*/*.tsx').map((file) => file.split('/')[2] ?? '');
  return [...new Set(folders)].flatMap((folder) => {
    const file = mainFile(root, folder);
    if (file === undefined) return [];
    const name = basename(file, '.tsx');
    const said = componentsIn(root, file).find((doc) => doc.name === name);
    return [
      {
        ...(said ?? { file, name, description: '', slots: [], props: [] }),
        folder,
        looks: filesOf(root, `src/sections/${folder}/looks/*.module.css`).map((look) =>
          lookOf(root, look),
        ),
        schemas: filesOf(root, `src/sections/${folder}/*.schema.ts`),
      },
    ];
  });
}
