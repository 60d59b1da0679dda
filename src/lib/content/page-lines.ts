/** The lines of a page and of its content file that make up one of its sections. */
export interface Lines {
  page: string;
  content: string;
}

/**
 * Extracts one section's lines from a page and its content file.
 *
 * @param page the source of the page
 * @param content the source of its content file
 * @param part the section's part of the content: `leads` in `{...content.leads}`
 * @returns undefined if the page does not show that part
 */
export function cutLines(page: string, content: string, part: string): Lines | undefined {
  const [, script = '', markup = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(page) ?? [];
  const element = elementWith(markup, `{...content.${part}}`);
  if (element === undefined) return undefined;
  const parts = new Set([...element.matchAll(/content\.(\w+)/g)].map(([, name = '']) => name));
  const fields = [...parts].flatMap((name) => fieldOf(script, name));
  const read = /^const content = await readPage\('[^']+', \{$/m.exec(script)?.[0] ?? '';
  const used = [read, ...fields, element].join('\n');
  const imports = script.split('\n').filter((line) => isImportFor(line, used));
  return {
    page: ['---', ...imports, '', read, ...fields, '});', '---', '', element].join('\n'),
    content: [...parts].map((name) => blockOf(content, name)).join('\n\n'),
  };
}

/** The outermost element whose attributes or children contain a string, without its indentation. */
function elementWith(markup: string, needle: string): string | undefined {
  const lines = markup.split('\n');
  const at = lines.findIndex((line) => line.includes(needle));
  const indent = '  ';
  const starts = (line: string) => line.startsWith(`${indent}<`) && !line.startsWith(`${indent}</`);
  const first = lines.findLastIndex((line, index) => index <= at && starts(line));
  if (at < 0 || first < 0) return undefined;
  // Prettier puts the closing tag at the indentation of the opening one, or on the same line.
  const isLast = (line: string, index: number) =>
    index >= first &&
    (index === first
      ? /\/>$|<\/\w+>$/.test(line)
      : new RegExp(`^${indent}(/>|</\\w+>)$`).test(line));
  const last = lines.findIndex(isLast);
  return lines
    .slice(first, last + 1)
    .map((line) => line.slice(indent.length))
    .join('\n');
}

/** The lines of the shape passed to `readPage` that name a part. */
function fieldOf(script: string, part: string): string[] {
  const lines = script.split('\n');
  const first = lines.findIndex((line) => line.startsWith(`  ${part}: `));
  const length =
    lines.slice(first).findIndex((line) => line.endsWith(',') && /^ {2}\S/.test(line)) + 1;
  return first < 0 ? [] : lines.slice(first, first + length);
}

/** Whether a line imports something that the code uses. */
function isImportFor(line: string, code: string): boolean {
  const names = /^import (?:type )?(.+) from /.exec(line)?.[1]?.match(/\w+/g) ?? [];
  return names.some((name) => new RegExp(`\\b${name}\\b`).test(code));
}

/** A part of a content file: from its key to the next. */
export function blockOf(content: string, part: string): string {
  const [, block = ''] =
    new RegExp(`^(${part}:.*?)(?=^\\w[\\w-]*:|$(?![\\s\\S]))`, 'ms').exec(content) ?? [];
  return block.trimEnd();
}
