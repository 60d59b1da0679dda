import {
  defaultTreeAdapter as adapter,
  html as names,
  parseFragment,
  serialize,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5';

/** Elements that stand in a line of text; all others end a paragraph. */
const INLINE = new Set(
  'a abbr acronym b bdi bdo big br cite code del dfn em font i img ins kbd label mark q s samp small span strike strong sub sup time tt u var'.split(
    ' ',
  ),
);

/** Elements whose text WordPress divides into paragraphs. */
const DIVIDED = new Set(['div', 'blockquote', 'section', 'article', 'main', 'aside']);

/** Elements whose blanks stand for themselves. */
const VERBATIM = new Set(['pre', 'script', 'style', 'textarea']);

const isInline = (node: Tree.ChildNode) =>
  adapter.isTextNode(node) || (adapter.isElementNode(node) && INLINE.has(node.tagName));

/**
 * Makes paragraphs as WordPress does when it shows a text of its classic editor: a blank line divides two
 * paragraphs, and a single line break within one stays.
 */
export function withParagraphs(html: string): string {
  const fragment = parseFragment(html.replaceAll('\r\n', '\n'));
  divide(fragment);
  return serialize(fragment);
}

function divide(parent: Tree.ParentNode): void {
  const children = [...parent.childNodes];
  for (const child of children) adapter.detachNode(child);
  let line: Tree.ChildNode[] = [];
  const end = () => {
    if (line.some((node) => !isBlank(node))) {
      const paragraph = adapter.createElement('p', names.NS.HTML, []);
      for (const node of trimmed(line)) adapter.appendChild(paragraph, node);
      adapter.appendChild(parent, paragraph);
    }
    line = [];
  };
  for (const child of children) {
    if (adapter.isTextNode(child)) {
      const [first = '', ...others] = child.value.split(/\n\s*\n/);
      line.push(...lines(first));
      for (const other of others) {
        end();
        line.push(...lines(other));
      }
    } else if (isInline(child)) line.push(child);
    else {
      end();
      if (
        adapter.isElementNode(child) &&
        DIVIDED.has(child.tagName) &&
        !VERBATIM.has(child.tagName)
      )
        divide(child);
      adapter.appendChild(parent, child);
    }
  }
  end();
}

const isBlank = (node: Tree.ChildNode) =>
  (adapter.isTextNode(node) && node.value.trim() === '') ||
  (adapter.isElementNode(node) && node.tagName === 'br');

/** A text with an element for each line break in it. */
function lines(text: string): Tree.ChildNode[] {
  return text
    .split('\n')
    .flatMap((one, index): Tree.ChildNode[] => [
      ...(index > 0 ? [adapter.createElement('br', names.NS.HTML, [])] : []),
      adapter.createTextNode(one),
    ]);
}

/** Without line breaks at either end. */
function trimmed(line: readonly Tree.ChildNode[]): Tree.ChildNode[] {
  const start = line.findIndex((node) => !isBlank(node));
  const end = line.findLastIndex((node) => !isBlank(node));
  return line.slice(start, end + 1);
}
