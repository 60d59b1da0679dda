import { z } from 'astro/zod';
import { markdownToMdast, type MdastNode } from 'satteri';
import { faultOf, printedAddress } from '../routes/link';
import { piecesOf } from '../content/placeholder';

/** Text with inline formatting, as `src/ui/prose` prints it. */
export type Prose = readonly (string | Mark)[];

/** Formatted text: bold, emphasised, code, a link, a placeholder; or a line break. */
export interface Mark {
  readonly as: 'strong' | 'em' | 'code' | 'a' | 'mark' | 'br';
  readonly href?: string;
  readonly words: Prose;
}

/** A paragraph, or a list of paragraphs. */
export type Block =
  | { readonly as: 'p'; readonly words: Prose }
  | { readonly as: 'ul' | 'ol'; readonly items: readonly Prose[] };

/** A block of a longer text, which may be a heading too. */
export type StoryBlock = Block | StoryHeading;

interface StoryHeading {
  readonly as: 'h2' | 'h3';
  readonly words: Prose;
}

/** Whether a block of a longer text is a heading. */
export const isHeading = (block: StoryBlock): block is StoryHeading =>
  block.as === 'h2' || block.as === 'h3';

/** The formatting that prose may contain, for messages. */
const ALLOWED = '**bold**, *emphasis*, `code` and [links](/contact)';

/** Markdown syntax that prose does not support, for messages. */
const NAMES: Readonly<Record<string, string>> = {
  heading: 'a heading',
  list: 'a list',
  blockquote: 'a quotation',
  code: 'a block of code',
  thematicBreak: 'a line across',
  image: 'a picture',
  html: 'HTML',
};

class NoProse extends Error {}

function refuse(node: MdastNode, expected: string): never {
  const found = 'value' in node && node.type === 'html' ? ` such as ${node.value}` : '';
  throw new NoProse(`${expected}; found ${NAMES[node.type] ?? node.type}${found}`);
}

const childrenOf = (node: MdastNode) => ('children' in node ? node.children : []) as MdastNode[];

function wordsOf(nodes: readonly MdastNode[]): Prose {
  return nodes.flatMap((node): Prose => {
    switch (node.type) {
      case 'text':
        return piecesOf(node.value).map(({ text, open }) =>
          open ? { as: 'mark', words: [text] } : text,
        );
      case 'strong':
        return [{ as: 'strong', words: wordsOf(childrenOf(node)) }];
      case 'emphasis':
        return [{ as: 'em', words: wordsOf(childrenOf(node)) }];
      case 'inlineCode':
        return [{ as: 'code', words: [node.value] }];
      case 'break':
        return [{ as: 'br', words: [] }];
      case 'link': {
        const fault = faultOf(node.url);
        if (fault !== undefined) throw new NoProse(`${fault}; found "${node.url}"`);
        return [{ as: 'a', href: printedAddress(node.url), words: wordsOf(childrenOf(node)) }];
      }
      default:
        return refuse(node, `words with ${ALLOWED}`);
    }
  });
}

function blockOf(node: MdastNode): Block {
  if (node.type === 'paragraph') return { as: 'p', words: wordsOf(childrenOf(node)) };
  if (node.type !== 'list') return refuse(node, `paragraphs and lists with ${ALLOWED}`);
  const items = childrenOf(node).map((item) => {
    const [first, second] = childrenOf(item);
    if (second || (first && first.type !== 'paragraph'))
      refuse(second ?? node, 'a paragraph in each entry of a list');
    return first ? wordsOf(childrenOf(first)) : [];
  });
  return { as: node.ordered === true ? 'ol' : 'ul', items };
}

// Bare addresses and e-mails stay text, because the writer has not marked them as links.
const parse = (text: string) =>
  childrenOf(markdownToMdast(text, { features: { gfm: false, frontmatter: false } }));

/** Parses Markdown and reports a mistake with its field. */
function read<Result>(work: () => Result, ctx: z.RefinementCtx): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof NoProse)) throw error;
    ctx.addIssue({ code: 'custom', message: error.message });
    return z.NEVER;
  }
}

/** In content: a paragraph that may contain links and bold or emphasised text, written as in Markdown. */
export const prose = () =>
  z
    .string()
    .min(1)
    .transform((text, ctx) =>
      read((): Prose => {
        const [first, second] = parse(text);
        const other = first?.type === 'paragraph' ? second : first;
        if (other)
          refuse(other, `one paragraph with ${ALLOWED} (a backslash makes a sign a plain sign)`);
        return first ? wordsOf(childrenOf(first)) : [];
      }, ctx),
    );

const LEVELS = { 2: 'h2', 3: 'h3' } as const;

function storyBlockOf(node: MdastNode): StoryBlock {
  if (node.type !== 'heading') return blockOf(node);
  const { depth } = node;
  if (depth === 2 || depth === 3) return { as: LEVELS[depth], words: wordsOf(childrenOf(node)) };
  throw new NoProse('headings of the second and third level, ## and ###');
}

/** In content: a longer text in one piece, with paragraphs, lists and headings of two levels. */
export const story = () =>
  z
    .string()
    .min(1)
    .transform((text, ctx) => read((): StoryBlock[] => parse(text).map(storyBlockOf), ctx));

/** In content: paragraphs as in {@link prose}, which may include lists. */
export const paragraphs = () =>
  z
    .array(
      z
        .string()
        .min(1)
        .transform((text, ctx) => read((): Block[] => parse(text).map(blockOf), ctx)),
    )
    .min(1)
    .transform((blocks) => blocks.flat());
