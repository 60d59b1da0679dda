import { isAlias, isMap, isScalar, isSeq, parseDocument, type Document } from 'yaml';
import { mergeTranslation } from '../../src/lib/languages/merge-translation.ts';
import { splitText } from '../../src/lib/markdown/markdown-faults.ts';

/** A content file in another language: its original with the translation's words, comments and all. */
export function layOver(file: string, original: string, translation: string): string {
  if (!file.endsWith('.md')) return layYaml(original, translation);
  const [below, above] = [splitText(original), splitText(translation)];
  if (!below) return translation;
  const { top = '', body = translation } = above ?? {};
  const text = body.trim() === '' ? below.body : body;
  return `---\n${layYaml(below.top, top).trimEnd()}\n---\n${text}`;
}

function layYaml(original: string, translation: string): string {
  const words: unknown = parseDocument(translation).toJS();
  if (words === null) return original;
  const document = parseDocument(original);
  lay(document, [], words);
  return document.toString({ lineWidth: 0 });
}

/** Lays a value over what stands at a place, as `mergeTranslation` does, and keeps what is written around it. */
function lay(document: Document, path: readonly (string | number)[], value: unknown): void {
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  const isObject = typeof value === 'object' && value !== null;
  if (isObject && !Array.isArray(value) && isMap(node)) {
    for (const [field, one] of Object.entries(value))
      if (one === null) document.deleteIn([...path, field]);
      else lay(document, [...path, field], one);
  } else if (isSeq(node) && Array.isArray(value) && node.items.length === value.length)
    for (const [index, one] of value.entries()) lay(document, [...path, index], one);
  else if (isScalar(node) && !isObject) node.value = value;
  else {
    const original: unknown = isAlias(node) ? node.resolve(document)?.toJS(document) : undefined;
    const whole = original === undefined ? value : mergeTranslation(original, value);
    document.setIn(path, document.createNode(whole));
  }
}
