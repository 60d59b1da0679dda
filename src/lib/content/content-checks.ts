import { isMap, isScalar, LineCounter, visit, type Document } from 'yaml';
import type { Mistake } from './mistakes.ts';
import { TAKEN_IDS } from '../routes/page-ids.ts';
import type { Path } from './source-lines.ts';

/** Names of fields that are printed large, or in one line. */
const HEADLINES = new Set(['title', 'heading', 'label', 'name', 'category', 'role']);

/** No headline is as long, in characters: the longest title of a page that was ever meant has half of it. */
const LONGEST_HEADLINE = 200;

/** A book's chapter in one field is a file in the wrong place. */
const LONGEST_TEXT = 20_000;

/** A larger number fits no column. */
const LARGEST = 999_999_999;

/** What an address can end in, `#so`. */
const ID = /^\p{L}[\p{L}\p{N}_-]*$/u;

/**
 * What no schema of a single field sees: text of blanks only, headlines that fill a page, `id`s that no
 * address can name or that two sections share, and lists whose entries cannot be told apart.
 *
 * @param isPage whether the content is a page's, whose `id`s are anchors
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
      mistakes.push(...twinsIn(value, path));
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

/** Two slides of the same title, or two links of one menu with the same words: nobody could tell them apart. */
function twinsIn(list: readonly unknown[], path: Path): Mistake[] {
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
 * Where a ` #` in a text without quotation marks begins a comment, and cuts the text off. Behind a single
 * word a comment is meant.
 *
 * @param text what the document was read from
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
