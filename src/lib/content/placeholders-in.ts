import { visit } from 'yaml';
import { splitText } from '../markdown/markdown-faults.ts';
import { markdownParts } from '../markdown/markdown-tree.ts';
import { piecesOf } from './placeholder.ts';
import { readYaml } from './yaml.ts';

/** What a Markdown file leaves open, `[[so]]`, in its order: its fields, then its body. */
export function placeholdersInText(text: string): string[] {
  const { top = '', body = text } = splitText(text) ?? {};
  return [...placeholdersInYaml(top), ...placeholdersInMarkdown(body)];
}

/** In code two brackets are code. */
const placeholdersInMarkdown = (markdown: string): string[] =>
  markdownParts(markdown).flatMap((part) =>
    part.kind === 'words'
      ? piecesOf(part.words).flatMap(({ text: words, open }) => (open ? [words] : []))
      : [],
  );

/** What the texts of a YAML file leave open, in their order; each may be Markdown. */
export function placeholdersInYaml(yaml: string): string[] {
  const found: string[] = [];
  visit(readYaml(yaml).document, {
    Scalar(key, { value }) {
      if (key !== 'key' && typeof value === 'string') found.push(...placeholdersInMarkdown(value));
    },
  });
  return found;
}
