/**
 * `npm run new -- page pricing`: creates a new page, text, post, work or section.
 *
 *   npm run new -- page "Über uns"      a page, its content and its entry in the menu
 *   npm run new -- text "Terms of sale" a page in Markdown: one file, no page file
 *   npm run new -- post "First words"   a journal post
 *   npm run new -- work "Harbour Lights" a work: a file, and with it a page and its place in lists
 *   npm run new -- section timeline     a section: component, schema, bare stylesheet, test
 *
 *   npm run new -- page about --language de   the translation of a page, text, post or work that is there
 */
import { parseArgs } from 'node:util';
import site from '../site.config.ts';
import { sectionsText } from './docs/sections.ts';
import { namesChange } from './astro/schemas/files.ts';
import { allOrNothing } from './lib/all-or-nothing.ts';
import { Failure } from './lib/bootstrap/failure.mjs';
import { runTool } from './lib/main.ts';
import { ROOT } from './lib/paths.ts';
import { pretty } from './lib/pretty.ts';
import { openProject } from './lib/project.ts';
import { expectKnown } from './take/pages.ts';
import {
  KINDS,
  newPage,
  newPost,
  newSection,
  newText,
  newWork,
  type Files,
} from './new/scaffold.ts';
import { newTranslation } from './new/translation.ts';
import type { Project } from './lib/project.ts';

const LIST = 'docs/sections.md';

type Kind = (typeof KINDS)[number];

const makers: Record<Kind, (project: Project, name: string, today: string) => Files> = {
  page: newPage,
  text: newText,
  post: newPost,
  work: newWork,
  section: newSection,
};

const isKind = (kind: string): kind is Kind => KINDS.some((one) => one === kind);

runTool(async () => {
  const { positionals, values } = parseArgs({
    options: { language: { type: 'string' } },
    allowPositionals: true,
  });
  const [kind, ...words] = positionals;
  const name = words.join(' ').trim();
  if (kind === undefined || name === '')
    throw new Failure(`Usage: npm run new -- ${KINDS.join('|')} <name> [--language de]`);
  expectKnown('kind', [kind], KINDS);
  if (!isKind(kind)) return 1;
  const project = openProject(ROOT);
  const today = new Date().toISOString().slice(0, 10);
  const { language } = values;
  const files =
    language === undefined
      ? makers[kind](project, name, today)
      : newTranslation(project, kind, name, language, site.languages.slice(1));
  const written = await allOrNothing(ROOT, async ({ apply }) => {
    const texts = new Map(await Promise.all([...files].map(formatted)));
    apply(texts);
    apply(namesChange(ROOT));
    if (kind === 'section' && language === undefined && project.has(LIST)) {
      apply(new Map([await formatted([LIST, sectionsText(openProject(ROOT))])]));
      return [...texts.keys(), LIST];
    }
    return [...texts.keys()];
  });
  for (const file of written) console.log(file);
  return 0;
});

const formatted = async ([file, text]: readonly [string, string]): Promise<[string, string]> => [
  file,
  await pretty({ root: ROOT }, file, text),
];
