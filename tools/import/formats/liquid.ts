import { posix } from 'node:path';
import { lineIn, textOf, type Fields, type Losses } from './front-matter.ts';

/** What is between `raw` and `endraw`, `highlight`, `comment`; a tag; an output. */
const LIQUID = new RegExp(
  [
    String.raw`\{%-?\s*raw\s*-?%\}([^]*?)\{%-?\s*endraw\s*-?%\}`,
    String.raw`\{%-?\s*highlight\s+(\S+)[^%]*%\}[ \t]*\r?\n?([^]*?)\r?\n?[ \t]*\{%-?\s*endhighlight\s*-?%\}`,
    String.raw`\{%-?\s*comment\s*-?%\}[^]*?\{%-?\s*endcomment\s*-?%\}`,
    String.raw`\{%-?\s*([^]*?)\s*-?%\}`,
    String.raw`\{\{-?\s*([^]*?)\s*-?\}\}`,
  ].join('|'),
  'g',
);

const RAW = /\{%-?\s*(?:end)?raw\s*-?%\}/g;

/** What a text stands in. */
export interface LiquidContext {
  readonly file: string;
  readonly firstLine: number;
  readonly losses: Losses;
  readonly site: Fields;
  readonly page: Fields;
  /** The site's path below its host. */
  readonly base: string;
  /** The address of a post by its name, or of a file by its path. */
  readonly addressOf: (name: string) => string | undefined;
}

/** Whether a text is a template: it lists others, and has few words of its own. */
export const isTemplate = (body: string): boolean =>
  /\{%-?\s*(for|paginate|include_cached)\b|\bpaginator\./.test(body);

/** Puts Markdown in the place of Liquid. What needs Jekyll to run is left out. */
export function replaceLiquid(body: string, context: LiquidContext): string {
  const { file, firstLine, losses, base } = context;
  const written = body.replace(
    LIQUID,
    (
      whole: string,
      raw: string | undefined,
      language: string | undefined,
      code: string | undefined,
      tag: string | undefined,
      output: string | undefined,
      index: number,
    ) => {
      if (raw !== undefined) return raw;
      if (language !== undefined) return fence(language, code ?? '');
      const lose = (kind: string, what: string) => {
        losses.add(file, lineIn(body, index, firstLine), kind, what);
        return '';
      };
      if (tag !== undefined) {
        const [, name = '', rest = ''] = /^(\w+)\s*([^]*)$/.exec(tag) ?? [];
        if (name !== 'post_url' && name !== 'link')
          return lose(name === 'include' ? 'includes' : 'Liquid tags', `\`${whole}\` is left out.`);
        const address = context.addressOf(rest.trim());
        if (address !== undefined) return address;
        lose('links', `"${rest.trim()}", which a link names, is not there.`);
        return '#';
      }
      if (output === undefined) return '';
      return valueOf(output, context) ?? lose('Liquid tags', `\`${whole}\` is left out.`);
    },
  );
  // Older sites write the base in front of a link that has it already.
  return base === '' ? written : written.replaceAll(`${base}${base}/`, `${base}/`);
}

const fence = (language: string, code: string) =>
  `\`\`\`${language}\n${code.replace(RAW, '')}\n\`\`\``;

/** The value of an output, as far as it is known without running it. */
function valueOf(output: string, { site, page, base }: LiquidContext): string | undefined {
  const [first = '', ...filters] = output.split('|').map((part) => part.trim());
  const quoted = /^(["'])([^]*)\1$/.exec(first)?.[2];
  const [, scope, name = ''] = /^(site|page)\.(\w+)$/.exec(first) ?? [];
  const fields = scope === 'site' ? site : page;
  const isBase = scope === 'site' && name === 'baseurl';
  const start = isBase ? base : (quoted ?? (scope && textOf(fields[name])));
  return filters.reduce<string | undefined>((value, filter) => {
    if (value === undefined) return undefined;
    if (/^(relative_url|absolute_url|prepend:\s*site\.baseurl)$/.test(filter))
      return value.startsWith('http') ? value : posix.join('/', base, value);
    return /^(prepend:\s*site\.url|escape|strip)$/.test(filter) ? value : undefined;
  }, start);
}

/** Blocks of code, in which nothing is an attribute. */
const CODE = /(^[ \t]*(?:```|~~~)[^]*?^[ \t]*(?:```|~~~)[ \t]*$)/m;

/** Leaves out the attributes that kramdown sets in braces, and the table of contents that it makes. */
export const withoutAttributes = (markdown: string): string =>
  markdown
    .split(CODE)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part
            .replace(/^[*+-] .*\r?\n\{:\s*toc[^}\n]*\}[ \t]*(\r?\n|$)/gim, '')
            .replace(/^[ \t]*\{::?[^}\n]*\}[ \t]*(\r?\n|$)/gm, '')
            .replace(/\{:[^}\n]*\}/g, ''),
    )
    .join('');
