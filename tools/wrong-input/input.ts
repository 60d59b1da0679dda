import { inLanguage } from '~/lib/languages/language';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { z } from 'astro/zod';
import sharp from 'sharp';
import { compileString } from 'sass';
import { fontFamilies } from '../../fonts.config';
import { configFault } from '../lib/bootstrap/configs.mjs';
import { fontFaults } from '../astro/fonts/check-fonts';
import siteConfig from '../../site.config';
import { faultOf } from '~/lib/routes/link';
import { pictureFault } from '~/lib/pictures/picture-fault';
import { postFault } from '~/lib/posts/post.schema';
import { checkContent, parseContent } from '~/lib/content/read-page';
import { siteFacts } from '~/lib/content/site-facts';
import { defineSite } from '~/lib/site/site';
import { formatErrors } from '~/lib/content/mistakes';
import { textFault } from '~/lib/content/text.schema';
import { themeMistakes } from '~/lib/theme/theme-check';

/** The message about an input; undefined if it is accepted. */
export type Said = string | undefined;

/** The message that a function throws. */
export async function thrown(work: () => unknown): Promise<Said> {
  try {
    // Content is read for a page, and a page has a language.
    await inLanguage('en', work);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Checks a page's content file. */
export const page = (shape: z.ZodRawShape, yaml: string, file = 'src/content/pages/x.yaml') =>
  thrown(() => checkContent(file, parseContent(file, yaml), z.strictObject(shape)));

const post = {
  title: 'First words',
  category: 'Design',
  date: '2026-05-20',
  author: 'mei-tanaka',
  cover: '{ file: articles/dark-mode.webp, alt: A moth }',
  excerpt: 'White letters on black smeared for seven of our twelve testers, and we know why.',
};

/** Checks a journal post, valid except for the given fields. */
export function journal(fields: Partial<Record<string, string>>, body = 'Some words.\n'): Said {
  const lines = Object.entries({ ...post, ...fields }).flatMap(([key, value]) =>
    value === '' ? [] : [`${key}: ${value}`],
  );
  return postFault('src/content/posts/x.md', `---\n${lines.join('\n')}\n---\n\n${body}`, faultOf);
}

/** Checks a Markdown page, valid except for the given fields. */
export function text(
  fields: Readonly<Record<string, string>>,
  body = 'Some words.\n',
  name = 'terms-of-sale',
): Said {
  const top = { title: 'Terms', description: post.excerpt, ...fields };
  const lines = Object.entries(top).map(([key, value]) => `${key}: ${value}`);
  const file = `src/content/pages/${name}.md`;
  return textFault(file, `---\n${lines.join('\n')}\n---\n\n${body}`, faultOf, siteFacts());
}

/** Checks `site.config.ts`, valid except for the given fields. */
export const config = (change: Record<string, unknown>) =>
  thrown(() => defineSite({ ...siteConfig, ...change }));

/** Checks a configuration file with one piece replaced. */
export const code = (file: string, [right, wrong]: readonly [string, string]): Said =>
  configFault(file, readFileSync(file, 'utf8').replace(right, wrong));

/** Checks `site.config.ts` with a PNG as icon, by its path from `public`. */
export async function iconOf(name: string, bytes: Buffer): Promise<Said> {
  const file = relative('public', join(folder, `${name}.png`));
  writeFileSync(join(folder, `${name}.png`), bytes);
  return config({ icon: `/${file}` });
}

/** The same with a picture of a given size. */
export const iconSized = async (name: string, width: number, height: number): Promise<Said> =>
  iconOf(name, await drawn(width, height).png().toBuffer());

const FONTS = ['--font-sora', '--font-manrope'];

/** Checks a theme, valid except for the given fields. */
export function theme(change: Record<string, unknown>, tokens: Record<string, unknown> = {}): Said {
  const right = {
    scheme: 'light',
    fonts: ['--font-sora'],
    tokens: { 'color-accent': '#0a7a5c', ...tokens },
    ...change,
  };
  const mistakes = themeMistakes(right, FONTS);
  return mistakes.length === 0
    ? undefined
    : formatErrors({ file: 'src/demos/x/theme.ts' }, mistakes);
}

/** Checks `fonts.config.ts` with a changed first file. */
export function fonts(change: Record<string, unknown>): Said {
  const [first, ...rest] = fontFamilies;
  return fontFaults([{ ...first, files: [{ ...first?.files[0], ...change }] }, ...rest]);
}

/** Compiles the owner's Sass file. */
export const sass = (text: string) =>
  thrown(() => compileString(`${text}\n@use 'base';`, { loadPaths: ['src/styles'] }));

/** The output folder of {@link pictureFile}. */
export const folder = mkdtempSync(join(tmpdir(), 'pictures-'));

/** Checks a file that content refers to as a picture. */
export async function pictureFile(name: string, bytes: Buffer | Promise<Buffer>): Promise<Said> {
  const path = join(folder, name);
  writeFileSync(path, await bytes);
  return pictureFault(name, path, () => []);
}

/** Draws a grey picture. */
export const drawn = (width = 80, height = 60) =>
  sharp({ create: { width, height, channels: 3, background: '#777' } });
