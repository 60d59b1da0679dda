import { textOf } from '../../lib/syntax.ts';
import type { Project } from '../../lib/project.ts';
import { lineEnd, lineStart } from '../../lib/splice.ts';
import { removeBlock } from '../../lib/yaml-blocks.ts';
import { sectionsText } from '../../docs/sections.ts';
import { isTest } from '../graph.ts';
import { demoOf } from '../pages.ts';
import { applyEdits } from './editor.ts';
import { listOf, usesIn, type SectionedPage, type Shown } from './page.ts';
import { findShown, pageWith, partsBehind, spanOf, withTexts, type ChangedTexts } from './shown.ts';
import { strandedBy } from './stranded.ts';
import { tidied, withoutItems } from './tidy.ts';
import { withoutTranslatedParts } from './translations.ts';

/**
 * Takes a section away from a page: its element, what nothing else there needs, and the files that only it
 * needed.
 */
export function withoutSection(
  project: Project,
  target: SectionedPage,
  wanted: string | Shown,
): { files: ChangedTexts; parts: readonly string[] } {
  const shown = typeof wanted === 'string' ? findShown(target, wanted) : wanted;
  const { page, reader, contentFile } = target;
  const home = demoOf(shown.module);
  const isAlone = target.sections.every((one) => one === shown || demoOf(one.module) !== home);
  const sheets = page.statements.filter(
    (one) =>
      home !== undefined &&
      isAlone &&
      home !== demoOf(reader.file) &&
      (textOf(one['source']) ?? '').startsWith(`~/demos/${home}/`) &&
      listOf(one, 'specifiers').length === 0,
  );
  const lines = [spanOf(target, shown), ...sheets].map(({ start, end }) => ({
    start: lineStart(page.text, start),
    end: lineEnd(page.text, end),
    text: '',
  }));
  const rest = tidied(page, applyEdits(page.text, lines));
  const now = pageWith(project, target, new Map([[page.file, rest.text]]));
  const left = new Set(usesIn(now.page.tree, now).flatMap(({ part }) => part ?? []));
  const parts = partsBehind(target, shown).filter(
    (part) => target.parts.has(part) && !left.has(part) && !isReadElsewhere(project, target, part),
  );
  const base = reader.file === page.file ? rest : reader;
  const shape = reader.file === page.file ? now.parts : target.parts;
  const schemas = parts.flatMap((part) => shape.get(part) ?? []);
  const fields = withoutItems([...shape.values()], schemas, base.text);
  const content = parts.reduce(
    (text, part) => removeBlock(contentFile, text, part),
    project.read(contentFile),
  );
  const texts = new Map([
    [page.file, rest.text],
    [reader.file, tidied(base, applyEdits(base.text, fields)).text],
    [contentFile, content],
    ...withoutTranslatedParts(project, contentFile, parts),
  ]);
  const gone = strandedBy(project, withTexts(project, texts), [page.file, reader.file]);
  const deleted = gone.map((file) => [file, undefined] as const);
  const files = new Map<string, string | undefined>([...texts, ...deleted]);
  if (gone.some((file) => file.startsWith('src/sections/')) && project.has(SECTION_LIST))
    files.set(SECTION_LIST, sectionsText(withTexts(project, files)));
  return { files, parts };
}

/** The document that lists all sections. */
const SECTION_LIST = 'docs/sections.md';

/** Whether other code of the page's home names a part of its content: its footer, for one. */
function isReadElsewhere(project: Project, { reader, page }: SectionedPage, part: string): boolean {
  const home = demoOf(reader.file);
  return project.files.some(
    (file) =>
      home !== undefined &&
      demoOf(file) === home &&
      /\.tsx?$/.test(file) &&
      !isTest(file) &&
      ![reader.file, page.file].includes(file) &&
      project.read(file).includes(`content.${part}`),
  );
}
