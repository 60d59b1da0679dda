import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import type { z } from 'astro/zod';
import { mergeTranslation, unmatchedLists } from '../languages/merge-translation.ts';
import { originalOf } from '../languages/translation-files.ts';
import { bodyMistakes } from './markdown-body.ts';
import { ContentError } from '../content/content-error.ts';
import { encodingMistake } from '../content/encoding.ts';
import { expectedTexts, zodMistakes, formatErrors, type Mistake } from '../content/mistakes.ts';
import { cutTexts, checkContentRules } from '../content/content-checks.ts';
import type { Path } from '../content/source-lines.ts';
import { asWritten, lineAt, readYaml, type YamlText } from '../content/yaml.ts';

/** A text's front matter, including the lines of hyphens around it. */
const FRONT_MATTER = /^---\r?\n([^]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Splits a text into the source of its front matter and its body; undefined if it has no front matter. */
export function splitText(
  text: string,
): { readonly top: string; readonly body: string } | undefined {
  const source = text.replace(/^\uFEFF/, '');
  const [whole, top] = FRONT_MATTER.exec(source) ?? [];
  return whole === undefined || top === undefined
    ? undefined
    : { top, body: source.slice(whole.length) };
}

/**
 * The front matter of a text, and of a translation with what it leaves to its original.
 *
 * @param top the source of its own front matter
 */
export function frontMatterOf(file: string, top: string, schema: z.ZodType): unknown {
  const own = readYaml(top);
  const original = originalFrontMatter(file);
  return original
    ? mergeTranslation(fieldsFor(original, schema), own.data)
    : fieldsFor(own, schema);
}

/** The front matter of a translation's original; undefined for an original. */
function originalFrontMatter(file: string): YamlText | undefined {
  const original = originalOf(file);
  if (original === file || !existsSync(original)) return undefined;
  const { top = '' } = splitText(readFileSync(original, 'utf8')) ?? {};
  return readYaml(top);
}

/** Lists of a translation's front matter that do not match its original's. */
function translationMistakes(file: string, own: YamlText): Mistake[] {
  const original = originalFrontMatter(file);
  return original ? unmatchedLists(original.data, own.data) : [];
}

/** The values of a text's front matter, with plain numbers as written where the schema expects a string. */
function fieldsFor(yaml: YamlText, schema: z.ZodType): unknown {
  const { error } = schema.safeParse(yaml.data);
  return (error && asWritten(yaml, yaml.data, expectedTexts(error))) ?? yaml.data;
}

/**
 * Describes what is wrong with an address, as in `src/lib/routes/link.ts`; undefined if it leads
 * somewhere.
 */
export type FaultOf = (address: string) => string | undefined;

/**
 * Describes the mistakes in a Markdown text: see {@link markdownMistakes}.
 *
 * @returns the build's message; undefined if there are no mistakes
 */
export function markdownFault(
  ...[file, ...others]: Parameters<typeof markdownMistakes>
): string | undefined {
  const { mistakes, lineOf } = markdownMistakes(file, ...others);
  return mistakes.length === 0 ? undefined : formatErrors({ file, lineOf }, mistakes);
}

/**
 * Checks a Markdown text: see {@link markdownMistakes}.
 *
 * @throws {ContentError} with the mistakes
 */
export function checkMarkdown(...[file, ...others]: Parameters<typeof markdownMistakes>): void {
  const { mistakes, lineOf } = markdownMistakes(file, ...others);
  if (mistakes.length > 0)
    throw new ContentError(formatErrors({ file, lineOf }, mistakes), mistakes);
}

/**
 * The mistakes in a Markdown text: in its front matter, and in its pictures and links.
 *
 * @param file its path relative to the project's folder
 * @param schema the schema of its front matter
 * @param hasPlaceholders whether `[[words]]` in it are placeholders rather than another program's
 *   links
 * @returns the mistakes, and what finds their lines
 */
export function markdownMistakes(
  file: string,
  text: string,
  schema: z.ZodType,
  faultOf: FaultOf,
  hasPlaceholders = false,
): { mistakes: readonly Mistake[]; lineOf?: (path: Path) => number | undefined } {
  const source = text.replace(/^\uFEFF/, '');
  const encoding = encodingMistake(source);
  if (encoding) return { mistakes: [encoding] };
  const [whole, top] = FRONT_MATTER.exec(source) ?? [];
  if (whole === undefined || top === undefined)
    return {
      mistakes: [
        {
          path: [],
          line: 1,
          message:
            'fields between two lines of three hyphens at its top: they are missing, or not closed',
        },
      ],
    };
  const yaml = readYaml(top);
  const below = ({ line, ...mistake }: Mistake): Mistake =>
    line === undefined ? mistake : { ...mistake, line: line + 1 };
  if (yaml.mistakes.length > 0) return { mistakes: yaml.mistakes.map(below) };
  const data = frontMatterOf(file, top, schema);
  const { error } = schema.safeParse(data);
  const mistakes = [
    ...(error ? zodMistakes(error, data, schema) : []),
    ...translationMistakes(file, yaml),
    ...checkContentRules(data, false),
    ...cutTexts(yaml.document, yaml.lines, top),
  ].map(below);
  const lineOf = (path: Path) => {
    const line = lineAt(yaml, path);
    return line === undefined ? undefined : line + 1;
  };
  // Keeps each line of the body at its line number in the file.
  const body = source.slice(0, whole.length).replace(/[^\n]/g, '') + source.slice(whole.length);
  const inBody = bodyMistakes(body, { file, faultOf, hasPlaceholders });
  return { mistakes: [...mistakes, ...inBody], lineOf };
}

/** The last result for each file: its modification time, its text and its fault. */
const known = new Map<string, { changed: number; text: string; fault: string | undefined }>();

/**
 * The mistakes in a folder's texts, by file. Files are read again when they have changed; those
 * with mistakes are checked again each time.
 *
 * @param what the kind of text, for messages: `a post`
 */
export function markdownFaults(
  folder: string,
  what: string,
  faultIn: (file: string, text: string) => string | undefined,
): ReadonlyMap<string, string> {
  const files = globSync('**/*', { cwd: folder }).map((file) => file.replaceAll('\\', '/'));
  const faults = new Map<string, string>();
  for (const name of files) {
    const file = `${folder}/${name}`;
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats?.isFile() || name.startsWith('.')) continue;
    if (/\.(mdx|markdown|md)$/i.test(name) && (name.includes('/') || !name.endsWith('.md')))
      faults.set(
        file,
        formatErrors({ file }, [
          {
            path: [],
            message: `${what} is a file <name>.md in ${folder} itself: this one would not be published`,
          },
        ]),
      );
    if (faults.has(file) || !name.endsWith('.md')) continue;
    const { mtimeMs: changed } = stats;
    const before = known.get(file);
    const isSame = before?.changed === changed;
    const text = isSame ? before.text : readFileSync(file, 'utf8');
    const fault = isSame && before.fault === undefined ? undefined : faultIn(file, text);
    known.set(file, { changed, text, fault });
    if (fault !== undefined) faults.set(file, fault);
  }
  return faults;
}
