import { visit } from 'yaml';
import { splitText } from '../markdown/markdown-faults.ts';
import { markdownParts } from '../markdown/markdown-tree.ts';
import { piecesOf } from './placeholder.ts';
import { readYaml } from './yaml.ts';

/**
 * The placeholders of a Markdown file, `[[like this]]`, in order: those in its front matter, then
 * those in its body.
 */
export function placeholdersInText(text: string): string[] {
  const { top = '', body = text } = splitText(text) ?? {};
  return [...placeholdersInYaml(top), ...placeholdersInMarkdown(body)];
}

/** In code, double brackets are no placeholder. */
const placeholdersInMarkdown = (markdown: string): string[] =>
  markdownParts(markdown).flatMap((part) =>
    part.kind === 'words'
      ? piecesOf(part.words).flatMap(({ text: words, open }) => (open ? [words] : []))
      : [],
  );

/** The placeholders in the texts of a YAML file, in order; each text may be Markdown. */
export function placeholdersInYaml(yaml: string): string[] {
  const found: string[] = [];
  visit(readYaml(yaml).document, {
    Scalar(key, { value }) {
      if (key !== 'key' && typeof value === 'string') found.push(...placeholdersInMarkdown(value));
    },
  });
  return found;
}
