import { lineIn, type Losses } from './front-matter.ts';

/** A shortcode, or all of a `highlight`; those in comments are shown as they are. */
const SHORTCODE =
  /\{\{[<%]\s*highlight\s+(\S+)[^]*?[>%]\}\}[ \t]*\r?\n?([^]*?)\r?\n?\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}|\{\{([<%])([^]*?)[>%]\}\}/g;

const ARGUMENT = /(?:([\w-]+)=)?(?:"((?:\\.|[^"\\])*)"|`([^`]*)`|([^\s"`]+))/g;

/** The arguments of a shortcode: those with names, and the others by their places. */
type Arguments = Readonly<Record<string, string | undefined>>;

function argumentsOf(text: string): Arguments {
  const found: Record<string, string> = {};
  let at = 0;
  for (const [, name, quoted, raw, plain] of text.matchAll(ARGUMENT))
    found[name ?? String(at++)] = quoted?.replace(/\\(.)/g, '$1') ?? raw ?? plain ?? '';
  return found;
}

/** What a text stands in. */
export interface ShortcodeContext {
  readonly file: string;
  readonly firstLine: number;
  readonly losses: Losses;
  /** The address of the page that `ref` names. */
  readonly addressOf: (page: string) => string | undefined;
}

/** Puts Markdown in the place of Hugo's shortcodes. Of others their content stays. */
export function replaceShortcodes(body: string, context: ShortcodeContext): string {
  const { file, firstLine, losses } = context;
  return body.replace(
    SHORTCODE,
    (
      whole: string,
      language: string | undefined,
      code: string | undefined,
      mark: string | undefined,
      inner: string | undefined,
      index: number,
    ) => {
      if (language !== undefined) return fence(language, code ?? '');
      const shown = /^\s*\/\*\s*([^]*?)\s*\*\/\s*$/.exec(inner ?? '')?.[1];
      if (shown !== undefined) return `{{${mark ?? '<'} ${shown} ${mark === '%' ? '%' : '>'}}}`;
      const [, closing, name = '', rest = ''] =
        /^\s*(\/?)\s*([\w./-]+)([^]*)$/.exec(inner ?? '') ?? [];
      if (closing === '/') return '';
      const lose = (kind: string, what: string) =>
        losses.add(file, lineIn(body, index, firstLine), kind, what);
      const args = argumentsOf(rest.replace(/\/\s*$/, ''));
      const written = known(name, args, context, lose);
      if (written !== undefined) return written;
      lose('shortcodes', `\`${whole}\` is left out; what stands between it and its end stays.`);
      return '';
    },
  );
}

const fence = (language: string, code: string) =>
  `\`\`\`${/^[\w+#-]+$/.test(language) ? language : ''}\n${code}\n\`\`\``;

/** The Markdown for one of Hugo's own shortcodes; undefined for another. */
function known(
  name: string,
  args: Arguments,
  { addressOf }: ShortcodeContext,
  lose: (kind: string, what: string) => void,
): string | undefined {
  const first = args['0'] ?? args['id'];
  switch (name) {
    case 'figure':
      return args['src'] === undefined ? undefined : figure(args['src'], args);
    case 'youtube':
    case 'vimeo': {
      if (first === undefined) return undefined;
      const host = name === 'vimeo' ? 'https://vimeo.com/' : 'https://www.youtube.com/watch?v=';
      return `<${host}${first}>`;
    }
    case 'gist':
      return args['1'] === undefined
        ? undefined
        : `<https://gist.github.com/${first ?? ''}/${args['1']}>`;
    case 'ref':
    case 'relref': {
      const page = first ?? args['path'] ?? '';
      const address = addressOf(page);
      if (address === undefined)
        lose('links', `The page "${page}" that a link names is not there.`);
      return address ?? '#';
    }
    default:
      return undefined;
  }
}

function figure(src: string, args: Arguments): string {
  const words = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const alt = words(args['alt'] ?? args['caption'] ?? args['title']).replace(/[[\]]/g, '\\$&');
  const image = `![${alt}](${target(src)})`;
  const { link } = args;
  const caption = [args['title'], args['caption'], args['attr']].map(words).filter(Boolean);
  const linked = link === undefined ? image : `[${image}](${target(link)})`;
  return caption.length === 0 ? linked : `${linked}\n\n*${caption.join(' ')}*`;
}

const target = (address: string) => (/[\s()]/.test(address) ? `<${address}>` : address);
