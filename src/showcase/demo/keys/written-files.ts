import { themePath } from '~/lib/theme/inner-theme';
import { siteLine, themeFile } from '~/showcase/choices/theme-file';
import type { Turned } from './turn';

/** A file of the project, or lines of one. */
export interface WrittenFile {
  /** Which it is: the key of its card on the page. */
  part: 'content' | 'theme' | 'site';
  /** Where it stands in the project. */
  path: string;
  /** By what name it is downloaded. */
  name: string;
  text: string;
}

/** What YAML takes for something else than words: a number, a yes or a no. */
const NO_WORDS = /^([\d.+-]+|true|false|null|yes|no|on|off|y|n)$/i;

/**
 * A value of YAML in one line: words are plain where nothing in them can be taken for more.
 *
 * @param isListed whether it stands in a list's brackets, where commas part
 */
export function scalar(value: unknown, isListed = false): string {
  if (Array.isArray(value)) return `[${value.map((one) => scalar(one, true)).join(', ')}]`;
  if (typeof value !== 'string') return String(value);
  const isPlain =
    /^[\p{L}\d+].*[^\s:]$/u.test(value) &&
    !/: | #|\p{Cc}/u.test(value) &&
    !(isListed && /[,[\]{}]/.test(value)) &&
    !NO_WORDS.test(value);
  return isPlain ? value : JSON.stringify(value);
}

/** The files as they would stand in the project: a content file's head, a theme, lines of the site's. */
export function writtenFiles({ home, name, theme }: Turned): WrittenFile[] {
  const { slug, firm, head, others } = home;
  const { brand, ...words } = head;
  const renamed = (value: unknown) =>
    typeof value === 'string' ? value.replaceAll(firm, () => name) : value;
  const firmLines = Object.entries({ ...Object(brand), name } as Record<string, unknown>).map(
    ([key, value]) => `  ${key}: ${scalar(value)}`,
  );
  const content = [
    ...Object.entries(words).map(([key, value]) => `${key}: ${scalar(renamed(value))}`),
    '',
    'brand:',
    ...firmLines,
  ];
  const site = [`name: ${JSON.stringify(name)},`, `home: '${slug}',`, siteLine(slug)];
  return [
    {
      part: 'content',
      path: `src/demos/${slug}/content.yaml`,
      name: 'content.yaml',
      text: `${content.join('\n')}\n`,
    },
    {
      part: 'theme',
      path: themePath(slug),
      name: 'theme.ts',
      text: themeFile({ name: slug, theme, others }),
    },
    { part: 'site', path: 'site.config.ts', name: 'site.config.ts', text: `${site.join('\n')}\n` },
  ];
}
