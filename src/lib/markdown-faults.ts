import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import type { z } from 'astro/zod';
import { LineCounter, parseDocument } from 'yaml';
import { mistakesOf, tell, type Mistake } from './mistakes.ts';
import { cutTexts, senseOf } from './sense.ts';
import { yamlLine } from './source-lines.ts';

/** The fields at a text's top, with the lines of hyphens around them. */
export const FRONT_MATTER = /^---\r?\n([^]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Code, in which an address is an example. */
const CODE = /^(`{3,}|~{3,})[^]*?^\1|`[^`\n]*`/gm;

/** Markdown's links and pictures, and the attributes of HTML in it. */
const ADDRESSES = /(!?)\[[^\]]*\]\(\s*<?([^)\s>]+)>?[^)]*\)|\s(?:href|(src))="([^"]*)"/g;

/** What is wrong with an address, as `src/lib/link.ts` knows it; nothing where it leads somewhere. */
export type FaultOf = (address: string) => string | undefined;

/**
 * What is wrong with a text in Markdown: with the fields at its top, and with the pictures and links in it.
 *
 * @param file its path from the project's folder
 * @param schema what its fields must fit
 * @param more what else is wrong with its body, in which every line stands where it stands in the file
 * @returns what the build says of it; nothing where all is right
 */
export function markdownFault(
  file: string,
  text: string,
  schema: z.ZodType,
  faultOf: FaultOf,
  more: (body: string) => Mistake[] = () => [],
): string | undefined {
  const source = text.replace(/^\uFEFF/, '');
  const [whole, top] = FRONT_MATTER.exec(source) ?? [];
  if (whole === undefined || top === undefined)
    return tell({ file }, [
      {
        path: [],
        message:
          'fields between two lines of three hyphens at its top: they are missing, or not closed',
      },
    ]);
  const lines = new LineCounter();
  const document = parseDocument(top, { lineCounter: lines });
  const [error] = document.errors;
  if (error) {
    const line = (error.linePos?.[0].line ?? 0) + 1;
    return tell({ file }, [{ path: [], line, message: error.message.split('\n')[0] ?? '' }]);
  }
  const data: unknown = document.toJS();
  const result = schema.safeParse(data);
  const mistakes = [
    ...(result.error ? mistakesOf(result.error, data, schema) : []),
    ...senseOf(data, false),
    ...cutTexts(document, lines, top),
  ].map((mistake) =>
    mistake.line === undefined ? mistake : { ...mistake, line: mistake.line + 1 },
  );
  const lineOf = (path: readonly PropertyKey[]) => {
    const line = yamlLine(top, path);
    return line === undefined ? undefined : line + 1;
  };
  const all = [
    ...mistakes,
    ...bodyMistakes(file, source, whole.length, faultOf),
    ...more(bodyOf(source, whole.length)),
  ];
  return all.length === 0 ? undefined : tell({ file, lineOf }, all);
}

/** A text without its fields and its code, each letter where it was. */
const bodyOf = (source: string, from: number) => {
  const blank = (part: string) => part.replace(/[^\n]/g, ' ');
  return blank(source.slice(0, from)) + source.slice(from).replace(CODE, blank);
};

/** Pictures and links of a text that lead nowhere. */
function bodyMistakes(file: string, source: string, from: number, faultOf: FaultOf): Mistake[] {
  return [...bodyOf(source, from).matchAll(ADDRESSES)].flatMap((match): Mistake[] => {
    const address = match[2] ?? match[4] ?? '';
    const line = source.slice(0, match.index + match[0].indexOf(address)).split('\n').length;
    const isPicture = match[1] === '!' || match[3] !== undefined;
    const fault = isPicture ? pictureFault(file, address) : faultOf(address);
    return fault === undefined ? [] : [{ path: [], line, message: `${fault}; found "${address}"` }];
  });
}

function pictureFault(file: string, address: string): string | undefined {
  if (/^(https?:|data:|\/)/.test(address)) return undefined;
  const path = posix.join(posix.dirname(file), decodeURI(address));
  if (!existsSync(path)) return `a picture that exists: there is no ${path}`;
  return statSync(path).size === 0 ? `a picture: ${path} is empty, 0 bytes` : undefined;
}

/** By file: the time at which it was read, and what was wrong with it. */
const known = new Map<string, { changed: number; text: string; fault: string | undefined }>();

/**
 * What is wrong with the texts of a folder, one after another. Files are read again when they have
 * changed; one that something is wrong with is looked at again each time.
 *
 * @param what they are called: `a post`
 */
export function markdownFaults(
  folder: string,
  what: string,
  faultIn: (file: string, text: string) => string | undefined,
): string[] {
  const files = globSync('**/*', { cwd: folder }).map((file) => file.replaceAll('\\', '/'));
  return files.flatMap((name) => {
    const file = `${folder}/${name}`;
    const { mtimeMs: changed } = statSync(file);
    if (statSync(file).isDirectory() || name.startsWith('.')) return [];
    if (/\.(mdx|markdown|md)$/i.test(name) && (name.includes('/') || !name.endsWith('.md')))
      return [
        tell({ file }, [
          {
            path: [],
            message: `${what} is a file <name>.md in ${folder} itself: this one would not be published`,
          },
        ]),
      ];
    if (!name.endsWith('.md')) return [];
    const before = known.get(file);
    const text = before?.changed === changed ? before.text : readFileSync(file, 'utf8');
    const fault =
      before?.changed === changed && before.fault === undefined ? undefined : faultIn(file, text);
    known.set(file, { changed, text, fault });
    return fault ?? [];
  });
}
