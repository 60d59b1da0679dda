/**
 * `npm run new -- page pricing`: creates a new page, text, post, work or section.
 *
 *   npm run new -- page "Über uns"      a page, its content and its entry in the menu
 *   npm run new -- text "Terms of sale" a page in Markdown: one file, no page file
 *   npm run new -- post "First words"   a journal post
 *   npm run new -- work "Harbour Lights" a work: a file, and with it a page and its place in lists
 *   npm run new -- section timeline     a section: component, schema, bare stylesheet, test
 */
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { sectionsText } from './docs/sections.ts';
import { allOrNothing } from './lib/all-or-nothing.ts';
import { Failure } from './lib/bootstrap/failure.mjs';
import { runTool } from './lib/main.ts';
import { ROOT } from './lib/paths.ts';
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
  const [kind, ...words] = process.argv.slice(2);
  const name = words.join(' ').trim();
  if (kind === undefined || name === '')
    throw new Failure(`Usage: npm run new -- ${KINDS.join('|')} <name>`);
  expectKnown('kind', [kind], KINDS);
  if (!isKind(kind)) return 1;
  const project = openProject(ROOT);
  const today = new Date().toISOString().slice(0, 10);
  const files = makers[kind](project, name, today);
  const written = await allOrNothing(ROOT, async ({ apply }) => {
    const texts = new Map(await Promise.all([...files].map(formatted)));
    apply(texts);
    if (kind === 'section' && project.has(LIST)) {
      apply(new Map([await formatted([LIST, sectionsText(ROOT)])]));
      return [...texts.keys(), LIST];
    }
    return [...texts.keys()];
  });
  for (const file of written) console.log(file);
  return 0;
});

async function formatted([file, text]: readonly [string, string]): Promise<[string, string]> {
  const filepath = join(ROOT, file);
  return [file, await format(text, { ...(await resolveConfig(filepath)), filepath })];
}
