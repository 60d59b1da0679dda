import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize, relative } from 'node:path';

/** One component of `src/sections`, as its own file tells it. */
export interface SectionDoc {
  /** Relative to the project's folder: `src/sections/services/Services.tsx`. */
  readonly file: string;
  readonly name: string;
  readonly description: string;
  /** What the line `Slots: list, item.` of its doc comment names. */
  readonly slots: readonly string[];
  /** What a page gives it besides content and native attributes. */
  readonly props: readonly { readonly name: string; readonly description: string }[];
}

const COMPONENT = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:default )?function ([A-Z]\w*)/g;
const PROPS = /interface \w*Props[\s\S]*?\{\n([\s\S]*?)\n\}/g;
const PROP = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(\w+)\??:/g;
const SLOTS = /\bSlots:([^.]*)\./;
const PRINTED = /\bdata-slot['"]?(?:=|: *)['"]([\w-]+)['"]/g;
const IMPORT = /^import (?!type)[^;]*? from '([~.][^']*)';/gm;

/** The words of a doc comment, in one line. */
const words = (comment: string) =>
  comment
    .replace(/^\s*\*/gm, ' ')
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .replace(/\s+/g, ' ')
    .trim();

/** The documented components of a file; one that names no slots has none. */
export function componentsIn(root: string, file: string): SectionDoc[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(COMPONENT)].map(([, comment = '', name = '']) => {
    const said = words(comment);
    const slots = SLOTS.exec(said)?.[1]?.split(',') ?? [];
    const props = [...text.matchAll(PROPS)].flatMap(([, body = '']) =>
      [...body.matchAll(PROP)].map(([, about = '', prop = '']) => ({
        name: prop,
        description: words(about),
      })),
    );
    const description = said.replace(SLOTS, '').trim();
    return { file, name, description, props, slots: slots.map((slot) => slot.trim()) };
  });
}

const slashed = (file: string) => file.replaceAll('\\', '/');

/** Every documented component of `src/sections`, by its file's name. */
export function readSections(root: string): SectionDoc[] {
  return globSync('src/sections/*/*.tsx', { cwd: root })
    .map(slashed)
    .sort()
    .flatMap((file) => componentsIn(root, file))
    .filter(({ slots }) => slots.length > 0);
}

/** Slots that a file prints by itself. */
function printedBy(root: string, file: string): string[] {
  const code = readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return [...code.matchAll(PRINTED)].map(([, slot = '']) => slot);
}

/** Slots that a component prints, by itself or by the components that it imports. */
function reachableFrom(root: string, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const slots = new Set(printedBy(root, file));
  for (const [, from = ''] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
    const path = from.startsWith('~/') ? `src/${from.slice(2)}` : join(dirname(file), from);
    const imported = slashed(`${normalize(path)}.tsx`);
    if (!existsSync(join(root, imported))) continue;
    for (const slot of reachableFrom(root, imported, seen)) slots.add(slot);
  }
  return slots;
}

/**
 * Compares the slots that sections document with those that they print.
 *
 * @returns a line for each slot that is documented and not printed, or the other way round
 */
export function wrongSlots(root: string): string[] {
  const documented = readSections(root);
  const missing = documented.flatMap(({ file, slots }) => {
    const printed = reachableFrom(root, file);
    return slots
      .filter((slot) => !printed.has(slot))
      .map((slot) => `${file} documents ${slot}, and prints none`);
  });
  const unsaid = globSync('src/sections/*/*.tsx', { cwd: root })
    .map(slashed)
    .flatMap((file) => {
      // A part of a section is documented with the section.
      const known = documented.filter((doc) => dirname(doc.file) === dirname(file));
      const slots = new Set(known.flatMap((doc) => doc.slots));
      return [...new Set(printedBy(root, file))]
        .filter((slot) => !slots.has(slot))
        .map((slot) => `${file} prints ${slot}, and documents none`);
    });
  return [...missing, ...unsaid];
}

/** The first comment of a look says what it looks like; nothing where there is none. */
export function lookText(root: string, file: string): string {
  const comment = /^\s*\/\*([\s\S]*?)\*\//.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? '';
  return words(comment);
}

function lookLine(root: string, file: string): string {
  const text = lookText(root, file);
  return `- \`looks/${basename(file)}\`${text && `: ${text}`}`;
}

function sectionText(root: string, { file, name, description, slots, props }: SectionDoc): string {
  const folder = dirname(file);
  const from = (path: string) => slashed(relative('docs', path));
  const schemas = globSync(`${folder}/*.schema.ts`, { cwd: root }).map(slashed).sort();
  const looks = globSync(`${folder}/looks/*.module.css`, { cwd: root }).map(slashed).sort();
  return [
    `## ${name}`,
    description,
    [
      `[${slashed(relative('src/sections', file))}](${from(file)})`,
      ...schemas.map((schema) => `content: [${basename(schema)}](${from(schema)})`),
    ].join(', '),
    `Slots: ${slots.map((slot) => `\`${slot}\``).join(', ')}.`,
    ...(props.length > 0
      ? [
          'A page may give it:',
          props.map((prop) => `- \`${prop.name}\`: ${prop.description}`).join('\n'),
        ]
      : []),
    ...(looks.length > 0
      ? ['Looks to share:', looks.map((look) => lookLine(root, look)).join('\n')]
      : []),
  ].join('\n\n');
}

/** The text of `docs/sections.md`, not formatted yet. */
export function sectionsText(root: string): string {
  const head = `# Sections

<!-- Written by \`npm run docs\` from the components' own comments: change those. -->

To change how a section looks on a page, change the stylesheet that the page gives it:
[how](looks.md#change-how-a-section-looks). That stylesheet reaches a section's parts by their
slots, \`[data-slot='item']\`. Every section takes \`className\` and its element's native attributes.

All that have a heading print \`heading\`, \`heading-title\`, \`heading-text\` and \`heading-more\` besides
their own slots; the box that keeps a section's content within the page's width is \`inner\`.`;
  return `${[head, ...readSections(root).map((doc) => sectionText(root, doc))].join('\n\n')}\n`;
}
