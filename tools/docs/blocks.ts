/** A block of code in a document. */
export interface Block {
  readonly language: string;
  /** The file named in a comment on its first line. */
  readonly file: string | undefined;
  readonly text: string;
  /** The line of the document on which it begins. */
  readonly line: number;
}

const FILE = /^(?:\/\/|#|\/\*|<!--) ?([\w.<>-]+(?:\/[\w.<>-]+)*\.\w+)(?: \*\/| -->)?$/;

/** The code blocks of a Markdown document, including those in lists. */
export function blocksIn(document: string): Block[] {
  const blocks: Block[] = [];
  const fences = /^( *)```(\w*)\n([\s\S]*?)^\1```$/gm;
  for (const { index, 1: indent = '', 2: language = '', 3: body = '' } of document.matchAll(
    fences,
  )) {
    const text = body.replace(new RegExp(`^${indent}`, 'gm'), '');
    const file = FILE.exec(text.split('\n')[0] ?? '')?.[1];
    blocks.push({ language, file, text, line: document.slice(0, index).split('\n').length });
  }
  return blocks;
}
