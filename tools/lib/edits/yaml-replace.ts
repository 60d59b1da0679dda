import { isScalar, type Node, type Scalar } from 'yaml';
import { columnOf, type Splice } from '../splice.ts';
import type { Value } from './edit.ts';
import { foldedLines, LINE } from './folded.ts';
import { isFlow, rangeOf, startOf, type Collection, type Field } from './yaml-nodes.ts';
import { flow, isPlain, itemText, STEP, valueText } from './yaml-text.ts';

/** A text of at most this part of a line stands beside its name, where it was folded before. */
const BESIDE = 0.7;

/** A value, and where it stands. */
export interface Spot {
  readonly parent: Collection;
  readonly old: Node;
  /** The value's field, if it stands in an object. */
  readonly field: Field | undefined;
}

const spanOf = (text: string, { parent, old, field }: Spot) => {
  const [start, end] = rangeOf(old);
  return {
    start,
    // A blank at the end of a folded text is a part of it.
    end: start + text.slice(start, end).replace(/\n\s*$/, '').length,
    indent: columnOf(text, startOf(field ?? parent)) + STEP,
  };
};

/** Replaces a value, in the style that it has. */
export function replaced(text: string, spot: Spot, value: Value): Splice {
  const { old } = spot;
  const { start, end, indent } = spanOf(text, spot);
  if (typeof value === 'string' && isScalar(old) && !losesItsQuotes(spot, value)) {
    const kept = inKeptStyle(old, text.slice(start, end), value, indent);
    if (kept !== undefined) return { start, end, text: kept };
  }
  if (isFlow(old) && columnOf(text, start) + flow(value).length <= LINE)
    return { start, end, text: flow(value) };
  return rewritten(text, spot, value);
}

/** Writes a value anew, whatever stands there. */
export function rewritten(text: string, spot: Spot, value: Value): Splice {
  const { parent, field } = spot;
  const { start, end, indent } = spanOf(text, spot);
  if (isFlow(parent)) return { start, end, text: flow(value) };
  if (!field) return { start, end, text: itemText(value, indent - STEP).slice(STEP) };
  // What stands behind the colon begins anew: a list may follow a text.
  const colon = text.indexOf(':', rangeOf(field.key)[1]) + 1;
  const written = valueText(value, { indent, column: columnOf(text, colon) + 1 });
  const gap = written === '' || written.startsWith('\n') ? '' : ' ';
  return { start: colon, end: Math.max(end, colon), text: gap + written };
}

/** Quotation marks that the old text needed, as with a space at its end while it was typed, go with that need. */
function losesItsQuotes({ old, parent }: Spot, value: string): boolean {
  const isInFlow = isFlow(parent);
  return (
    isPlain(value, isInFlow) &&
    isScalar(old) &&
    isQuoted(old) &&
    !isPlain(String(old.value), isInFlow)
  );
}

const isQuoted = ({ type }: Scalar) => type === 'QUOTE_SINGLE' || type === 'QUOTE_DOUBLE';

/** A text in the style of the one that it replaces; undefined where that style cannot hold it. */
function inKeptStyle(
  old: Scalar,
  source: string,
  value: string,
  indent: number,
): string | undefined {
  const isOneLine = !value.includes('\n') && !source.includes('\n');
  const isEasier = value.includes("'") && !value.includes('"') && !value.includes('\\');
  if (old.type === 'QUOTE_SINGLE' && isOneLine && !/\p{Cc}/u.test(value))
    return isEasier ? JSON.stringify(value) : `'${value.replaceAll("'", "''")}'`;
  if (old.type === 'QUOTE_DOUBLE' && isOneLine && isEasier) return JSON.stringify(value);
  return old.type === 'BLOCK_FOLDED' ? foldedAgain(source, value, indent) : undefined;
}

function foldedAgain(source: string, value: string, indent: number): string | undefined {
  const [header = '', ...body] = source.split('\n');
  const depth = Math.min(
    ...body.filter((line) => /\S/.test(line)).map((line) => line.search(/\S/)),
  );
  if (header !== '>-' || !Number.isFinite(depth)) return undefined;
  const before = body.map((line) => line.slice(depth));
  const lines = foldedLines(value, before, LINE - depth);
  const isShort = lines?.length === 1 && indent + (lines[0]?.length ?? 0) < LINE * BESIDE;
  if (!lines || (isShort && body.length > 1)) return undefined;
  return [header, ...lines.map((line) => line && ' '.repeat(depth) + line)].join('\n');
}
