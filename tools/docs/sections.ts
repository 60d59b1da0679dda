import { basename, dirname, relative } from 'node:path';
import type { Project } from '../lib/project.ts';
import { filesOf, inOneLine, readSections, slashed, type ComponentDoc } from './components.ts';

/** The first comment of a look, which describes it; empty if there is none. */
export function lookText(project: Project, file: string): string {
  const comment = /^\s*\/\*([\s\S]*?)\*\//.exec(project.read(file))?.[1] ?? '';
  return inOneLine(comment);
}

function lookLine(project: Project, file: string): string {
  const text = lookText(project, file);
  return `- \`looks/${basename(file)}\`${text && `: ${text}`}`;
}

function sectionText(
  project: Project,
  { file, name, description, slots, props }: ComponentDoc,
): string {
  const folder = dirname(file);
  const from = (path: string) => slashed(relative('docs', path));
  const schemas = filesOf(project, `${folder}/*.schema.ts`);
  const looks = filesOf(project, `${folder}/looks/*.module.css`);
  return [
    `## ${name}`,
    description,
    [
      `[${slashed(relative('src/sections', file))}](${from(file)})`,
      ...schemas.map((schema) => `content: [${basename(schema)}](${from(schema)})`),
    ].join(', '),
    ...(slots.length > 0 ? [`Slots: ${slots.map((slot) => `\`${slot}\``).join(', ')}.`] : []),
    ...(props.length > 0
      ? [
          'A page may give it:',
          props.map((prop) => `- \`${prop.name}\`: ${prop.description}`).join('\n'),
        ]
      : []),
    ...(looks.length > 0
      ? ['Looks to share:', looks.map((look) => lookLine(project, look)).join('\n')]
      : []),
  ].join('\n\n');
}

/** The text of `docs/sections.md` before formatting. */
export function sectionsText(project: Project): string {
  const head = `# Sections

<!-- Written by \`npm run docs\` from the components' own comments: change those. -->

To change how a section looks on a page, change the stylesheet that the page gives it:
[how](looks.md#change-how-a-section-looks). That stylesheet reaches a section's parts by their
slots, \`[data-slot='item']\`. Every section takes \`className\` and its element's native attributes.

All that have a heading print \`heading\`, \`heading-title\`, \`heading-text\` and \`heading-more\` besides
their own slots; the box that keeps a section's content within the page's width is \`inner\`.`;
  return `${[head, ...readSections(project).map((doc) => sectionText(project, doc))].join('\n\n')}\n`;
}
