import { isMap, isScalar, LineCounter, visit, type Document } from 'yaml';
import type { Mistake } from './mistakes.ts';
import { TAKEN_IDS } from '../routes/page-ids.ts';
import type { Path } from './source-lines.ts';

/** Fields that are printed large or on one line. */
const HEADLINES = new Set(['title', 'heading', 'label', 'name', 'category', 'role']);

/** In characters; the longest real page title has half as many. */
const LONGEST_HEADLINE = 200;

/** In characters; a longer text is a whole chapter pasted into one field. */
const LONGEST_TEXT = 20_000;

/** Larger numbers fit no column. */
const LARGEST = 999_999_999;

/** An `id` that works as the fragment of an address: `#pricing`. */
const ID = /^\p{L}[\p{L}\p{N}_-]*$/u;

/**
 * Checks that no schema of a single field can make: blank text, headlines that fill a page, `id`s
 * that no address can name or that two sections share, and lists whose entries look alike.
 *
 * @param isPage whether the content belongs to a page, whose `id`s are anchors
 */
export function checkContentRules(content: unknown, isPage: boolean): Mistake[] {
  const mistakes: Mistake[] = [];
  const ids = new Map<string, Path>();
  const look = (value: unknown, path: Path): void => {
    if (typeof value === 'string') mistakes.push(...textMistakes(value, path));
    if (typeof value === 'number' && Math.abs(value) > LARGEST)
      mistakes.push({ path, message: `a number up to ${LARGEST}; found ${value}` });
    if (isPage && path.at(-1) === 'id' && typeof value === 'string') {
      if (!ID.test(value))
        mistakes.push({
          path,
          message: `a word that an address can end in, such as services; found "${value}"`,
        });
      const first = ids.get(value);
      if (TAKEN_IDS.includes(value))
        mistakes.push({ path, message: `an id of its own: every page has "${value}" already` });
      else if (first)
        mistakes.push({
          path,
          message: `an id of its own: "${value}" is ${dotted(first)} already`,
        });
      else ids.set(value, path);
    }
    if (Array.isArray(value)) {
      mistakes.push(...duplicatesIn(value, path));
      for (const [index, item] of value.entries()) look(item, [...path, index]);
    } else if (typeof value === 'object' && value !== null)
      for (const [key, item] of Object.entries(value)) look(item, [...path, key]);
  };
  look(content, []);
  return mistakes;
}

function textMistakes(text: string, path: Path): Mistake[] {
  const limit = HEADLINES.has(String(path.at(-1))) ? LONGEST_HEADLINE : LONGEST_TEXT;
  if (text.length > limit)
    return [
      {
        path,
        message: `at most ${limit} characters; found ${text.length}, beginning with "${text.slice(0, 30)}…"`,
      },
    ];
  return text !== '' && text.trim() === ''
    ? [{ path, message: 'words; found nothing but blanks' }]
    : [];
}

/**
 * Finds entries that nobody could tell apart, such as two slides with one title or two menu links
 * with one label.
 */
function duplicatesIn(list: readonly unknown[], path: Path): Mistake[] {
  const seen = new Map<string, number>();
  return list.flatMap((item, index) => {
    if (typeof item !== 'object' || item === null) return [];
    const isLink = 'path' in item || 'href' in item || 'entries' in item;
    const fields = [...(isLink ? ['label'] : []), ...(path.at(-1) === 'slides' ? ['title'] : [])];
    for (const field of fields) {
      const name = (item as Record<string, unknown>)[field];
      if (typeof name !== 'string') continue;
      const first = seen.get(`${field} ${name}`);
      if (first !== undefined)
        return [
          {
            path: [...path, index, field],
            message: `a ${field} of its own: "${name}" is ${dotted([...path, first])} already`,
          },
        ];
      seen.set(`${field} ${name}`, index);
    }
    return [];
  });
}

const dotted = (path: Path) =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');

/**
 * Finds unquoted texts that a ` #` cuts off, as YAML starts a comment there. After a single word a
 * comment is assumed to be intended.
 *
 * @param text the source of the document
 */
export function cutTexts(document: Document, lines: LineCounter, text: string): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(document, {
    Scalar(_, node, ancestors) {
      if (node.type !== 'PLAIN' || typeof node.value !== 'string' || !node.range) return;
      const [, end] = node.range;
      const rest = /^[ \t]+#(.*)/.exec(text.slice(end, text.indexOf('\n', end) + 1 || undefined));
      const isComment = rest?.[1]?.startsWith(' ') === true && !node.value.includes(' ');
      if (!rest || isComment) return;
      const path = ancestors.flatMap((one) =>
        isMap(one) || !('key' in one) || !isScalar(one.key) ? [] : [String(one.key.value)],
      );
      mistakes.push({
        path,
        line: lines.linePos(end).line,
        message: `" #" begins a comment, and cuts the text off behind "${node.value}": put the text in quotation marks`,
      });
    },
  });
  return mistakes;
}
