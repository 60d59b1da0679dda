import type { Print } from './match.ts';

/** A print, and where it stands in the document. */
export interface PagePrint extends Print {
  readonly element: Element;
  /** Of a text that an attribute says. */
  readonly attribute?: string;
  /** Of a text: its node. */
  readonly node?: Text;
}

/** A section, between its marks. */
export interface MarkedSection {
  readonly parts: readonly string[];
  /** Its outermost elements. */
  readonly elements: readonly Element[];
}

/** What a page shows. */
export interface PagePrints {
  readonly prints: readonly PagePrint[];
  readonly sections: readonly MarkedSection[];
}

/** How far out the text of a field may be marked up. */
const LEVELS = 6;
/** Longer texts than any field’s, in letters. */
const LONGEST = 4000;

const UNSEEN = 'script, style, template, noscript, head';

/** Attributes whose words come from content, spoken or seen. */
const SPOKEN = ['alt', 'aria-label', 'title', 'placeholder'];

const MARK = /^studio:\d+:(.*)$/;

const isElement = (node: Node): node is Element => node.nodeType === 1;

/** What a text says, then what the elements around it say, from the inside out. */
function textsAround(text: Text): string[] {
  const texts = [text.data];
  let around = text.parentElement;
  for (let level = 1; around && level < LEVELS; level += 1, around = around.parentElement) {
    const said = around.textContent;
    if (said.length > LONGEST) break;
    texts.push(said);
  }
  return texts;
}

/** Reads what a page shows: its texts, pictures and links in their order, and its sections. */
export function readPrints(body: Element): PagePrints {
  const prints: PagePrint[] = [];
  const sections: { parts: string[]; elements: Element[] }[] = [];
  let open: (typeof sections)[number] | undefined;
  const visit = (parent: Element, trail: readonly number[]) => {
    for (const [index, node] of [...parent.childNodes].entries()) {
      if (node.nodeType === 8) {
        const [, parts] = MARK.exec((node as Comment).data) ?? [];
        if (parts !== undefined) {
          open = { parts: parts.split(',').filter(Boolean), elements: [] };
          sections.push(open);
        } else if ((node as Comment).data === '/studio') open = undefined;
      } else if (node.nodeType === 3) {
        const text = node as Text;
        if (text.data.trim() === '') continue;
        const texts = textsAround(text);
        prints.push({
          kind: 'text',
          texts,
          parts: open?.parts,
          trail,
          element: parent,
          node: text,
        });
      } else if (isElement(node) && !node.matches(UNSEEN)) {
        if (open && !open.elements.some((one) => one.contains(node))) open.elements.push(node);
        const place = [...trail, index];
        prints.push(...spokenBy(node, open?.parts, place));
        visit(node, place);
      }
    }
  };
  visit(body, []);
  return { prints, sections };
}

/** What an element shows without a text of its own. */
function spokenBy(
  element: Element,
  parts: readonly string[] | undefined,
  trail: readonly number[],
): PagePrint[] {
  const print = (kind: Print['kind'], said: string | null, attribute: string): PagePrint[] =>
    said === null || said.trim() === ''
      ? []
      : [{ kind, texts: [said], parts, trail, element, attribute }];
  const address = (name: string) => {
    const value = element.getAttribute(name);
    return value === null ? null : decoded(value);
  };
  const isPicture = element.matches('img, source, video, image');
  return [
    ...(isPicture
      ? print(
          'picture',
          address('src') ?? address('srcset') ?? address('poster') ?? address('href'),
          'src',
        )
      : []),
    ...(element.matches('a') ? print('link', address('href'), 'href') : []),
    ...SPOKEN.flatMap((name) => print('text', element.getAttribute(name), name)),
    ...(element.matches('time') ? print('text', element.getAttribute('datetime'), 'datetime') : []),
  ];
}

/** An address as it names its file: the development server encodes it. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** The element that shows a field’s whole text. */
export function elementAt({ element }: PagePrint, level: number): Element {
  let around = element;
  for (let left = level - 1; left > 0; left -= 1) around = around.parentElement ?? around;
  return around;
}
