import { statSync } from 'node:fs';
import { posix } from 'node:path';
import { decodeAddress, isUtf8 } from '../routes/decode-address.ts';
import { foreignSyntax } from './foreign-syntax.ts';
import type { FaultOf } from './markdown-faults.ts';
import { markdownParts, type MarkdownPart } from './markdown-tree.ts';
import type { Mistake } from '../content/mistakes.ts';

/** The rules for checking the body of a text. */
interface Rules {
  /** Relative to the project's folder. */
  readonly file: string;
  readonly faultOf: FaultOf;
  /** Whether double square brackets mark placeholders. */
  readonly hasPlaceholders: boolean;
}

/** Template-language tags in the place of an address. */
const TEMPLATE = /\{\{|\{%/;

/** Attributes that run script, in satteri's spelling: `onClick`. */
const HANDLER = /^on[A-Z]/;

const SECOND_LEVEL =
  "headings from the second level on (the first is the page's own, its title: a line that only repeats it goes)";

const BLOCKED = "which the page's policy blocks";
const SNIPPETS = `${BLOCKED}: a snippet belongs into "scripts" in site.config.ts`;
const RULES = `${BLOCKED}: a rule for a class belongs into src/styles/_owner.scss`;

/**
 * Finds mistakes in the body of a Markdown text: links and pictures that lead nowhere, first-level
 * headings, HTML that the pages' policy would block, and syntax of other programs.
 *
 * @param source the text, with blank lines in place of its front matter
 */
export const bodyMistakes = (source: string, rules: Rules): Mistake[] =>
  markdownParts(source)
    .flatMap((part) => mistakesIn(part, rules))
    .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));

function mistakesIn(part: MarkdownPart, rules: Rules): Mistake[] {
  const mistake = (message: string, line: number): Mistake => ({ path: [], line, message });
  switch (part.kind) {
    case 'link':
    case 'picture': {
      const fault = addressFault(part, rules);
      return fault === undefined ? [] : [mistake(`${fault}; found "${part.address}"`, part.line)];
    }
    case 'heading':
      return part.depth === 1
        ? [mistake(`${SECOND_LEVEL}, "## ${part.words}"; found "# ${part.words}"`, part.line)]
        : [];
    case 'element':
      return elementFaults(part).map((message) => mistake(message, part.line));
    case 'words':
      return foreignSyntax(part.words, rules.hasPlaceholders).map(({ found, offset, message }) =>
        mistake(message, part.lineOf(found, offset)),
      );
  }
}

function addressFault(
  { kind, address }: Extract<MarkdownPart, { address: string }>,
  { file, faultOf }: Rules,
): string | undefined {
  if (TEMPLATE.test(address))
    return 'an address, which a tag of a template language such as Liquid is not';
  return kind === 'picture' ? pictureFault(file, address, faultOf) : faultOf(address);
}

function pictureFault(file: string, address: string, faultOf: FaultOf): string | undefined {
  if (!isUtf8(address)) return 'an address whose percent signs escape UTF-8, such as %C3%B6 for ö';
  if (/^(https?:|data:|\/\/)/.test(address)) return undefined;
  if (address.startsWith('/')) return faultOf(address);
  const path = posix.join(posix.dirname(file), decodeAddress(address));
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isFile()) return `a picture that exists: there is no ${path}`;
  if (/[?#]/.test(path)) return `a picture whose name has neither "?" nor "#"`;
  return stats.size === 0 ? `a picture: ${path} is empty, 0 bytes` : undefined;
}

function elementFaults({ name, properties }: Extract<MarkdownPart, { kind: 'element' }>): string[] {
  const faults = Object.entries(properties).flatMap(([key, value]) => {
    if (HANDLER.test(key))
      return [`no handler, ${SNIPPETS}; found <${name} ${key.toLowerCase()}="${String(value)}">`];
    return key === 'style'
      ? [`no inline style, ${RULES}; found <${name} style="${String(value)}">`]
      : [];
  });
  if (name === 'script') faults.push(`no script, ${SNIPPETS}; found <script>`);
  if (name === 'style') faults.push(`no styles, ${RULES}; found <style>`);
  if (name === 'h1') faults.push(`${SECOND_LEVEL}; found <h1>`);
  return faults;
}
