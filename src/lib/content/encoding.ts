import type { Mistake } from './mistakes.ts';

/** Stands for bytes that are not valid UTF-8. */
const REPLACEMENT = '\uFFFD';

/**
 * Detects a text that was not saved as UTF-8 but has been read as such: by zero bytes between
 * letters (UTF-16), or by lost letters (Windows-1252 and similar encodings).
 */
export function encodingMistake(text: string): Mistake | undefined {
  const at = text.search(/[\0\uFFFD]/);
  if (at < 0) return undefined;
  const line = text.slice(0, at).split('\n').length;
  const found = text.includes('\0')
    ? 'UTF-16'
    : `another encoding, such as Windows-1252: "${around(text, at)}"`;
  return {
    path: [],
    line,
    message: `a text in UTF-8; found ${found}. Save the file again as UTF-8`,
  };
}

const around = (text: string, at: number) =>
  text.slice(Math.max(0, text.lastIndexOf('\n', at) + 1, at - 12), at).trimStart() + REPLACEMENT;
