import ts from 'typescript';

/** Of code, by its kind and its text. */
const parsed = new Map<string, ts.SourceFile>();

/**
 * Reads code. Each text is read once, in whatever site it stands and whoever asks: a home that is added is
 * composed twice, the site before it and the site with it, and each composition reads a file three times.
 *
 * @param file tells by its ending whether there is JSX in it
 * @returns the parsed code, with parents; not to be changed
 */
export function parseCode(file: string, text: string): ts.SourceFile {
  const kind = /\.[jt]sx$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const key = `${kind} ${text}`;
  const known = parsed.get(key);
  if (known) return known;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  parsed.set(key, source);
  return source;
}
