import { textOf } from '../../lib/syntax.ts';
import type { Project } from '../../lib/project.ts';
import { lineEnd, lineStart } from '../../lib/splice.ts';
import { removeBlock } from '../../lib/yaml-blocks.ts';
import { demoOf } from '../pages.ts';
import { applyEdits } from './editor.ts';
import { listOf, usesIn, type SectionedPage, type Shown } from './page.ts';
import { findShown, pageWith, partsBehind, spanOf } from './shown.ts';
import { tidied, withoutItems } from './tidy.ts';
import { withoutTranslatedParts } from './translations.ts';

/** Takes a section away from a page: its element, and what nothing else there needs. */
export function withoutSection(
  project: Project,
  target: SectionedPage,
  wanted: string | Shown,
): { files: ReadonlyMap<string, string>; parts: readonly string[] } {
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
  const gone = parts.flatMap((part) => shape.get(part) ?? []);
  const fields = withoutItems([...shape.values()], gone, base.text);
  const content = parts.reduce(
    (text, part) => removeBlock(contentFile, text, part),
    project.read(contentFile),
  );
  const files = new Map([
    [page.file, rest.text],
    [reader.file, tidied(base, applyEdits(base.text, fields)).text],
    [contentFile, content],
    ...withoutTranslatedParts(project, contentFile, parts),
  ]);
  return { files, parts };
}

/** Whether other code of the page's home names a part of its content: its footer, for one. */
function isReadElsewhere(project: Project, { reader, page }: SectionedPage, part: string): boolean {
  const home = demoOf(reader.file);
  return project.files.some(
    (file) =>
      home !== undefined &&
      demoOf(file) === home &&
      /\.tsx?$/.test(file) &&
      ![reader.file, page.file].includes(file) &&
      project.read(file).includes(`content.${part}`),
  );
}
