import type { Mistake } from './mistakes.ts';

/** What a reader of UTF-8 makes of bytes that are none. */
const REPLACEMENT = '\uFFFD';

/**
 * What tells that a text was saved in another encoding than UTF-8, once it has been read as UTF-8: zero
 * bytes between its letters (UTF-16), or letters that are lost (Windows-1252 and its like).
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
