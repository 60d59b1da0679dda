import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { render } from 'takumi-js';
import innerTheme from 'virtual:inner-theme';
import { fontFamilies } from '~fonts';
import site from '~site';
import { assetPath } from '~/lib/routes/asset-path';
import { cached } from '~/lib/cache';
import { formatErrors } from '~/lib/content/mistakes';
import type { SocialSubject } from '~/lib/pictures/social-subjects';
import type { Theme } from '~/lib/theme/theme';
import { cardPicture, SIZE } from './card-picture';
import { drawableWords, missingFrom, type CardWords } from './card-words';
import { facesFor, type Face } from './faces';
import { fitTitle } from './fit-title';
import { SocialCard } from './SocialCard';
import { ContentError } from '~/lib/content/content-error';
import { language } from '~/lib/languages/language';
import { directionOf } from '~/lib/site/direction';

const themes = import.meta.glob<Theme>('/src/demos/*/theme.ts', { eager: true, import: 'default' });

/** The source of the drawing code, part of the cache key. */
const code = Object.values(
  import.meta.glob<string>(['./*.{ts,tsx}', '!./*.test.*'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);

/** JPEG quality that keeps pictures below 300 kB; some networks show no larger ones. */
const QUALITY = 82;

/** The warnings so far, because the name of the site is in every picture and would be reported each time. */
const said = new Set<string>();

/** Warns about the characters of a text that are left out. */
function tellMissing(what: string, text: string, missing: readonly string[]): void {
  const { letters, signs } = missingFrom(text, missing);
  const lacking = [...letters, ...signs].join(' ');
  const left = letters.length > 0 ? 'the text is' : 'they are';
  const message = `${what} “${text}” lacks ${lacking}: no typeface of fonts.config.ts has them, so that ${left} left out. Add one that has: docs/pictures-and-fonts.md#typefaces`;
  // Starts a new line, because Astro has already printed the picture's name.
  if (lacking !== '' && !said.has(message)) console.warn(`\n${message}`);
  said.add(message);
}

/** The fonts for a card's text, and the part of the text that they can draw. */
async function letter(name: string, { fonts }: Theme, words: CardWords) {
  const own = fonts.flatMap(
    (font) => fontFamilies.find(({ cssVariable }) => cssVariable === font) ?? [],
  );
  if (own.length === 0) throw new ContentError('A theme’s first font must be in fonts.config.ts');
  const { faces, missing } = await facesFor(Object.values(words).join(' '), own, fontFamilies);
  tellMissing(`/social/${name}.jpg: the title`, words.title, missing);
  tellMissing('Pictures for social networks: the name', words.siteName, missing);
  return { faces, words: drawableWords(words, missing) };
}

const fontsOf = (faces: readonly Face[]) => ({
  fonts: faces.map(({ name, data }) => ({ name, data })),
  // Limits the text to these fonts, because the renderer keeps those of other pictures.
  fontFamilies: faces.map(({ name }) => name),
  // Any other setting would request emoji from another host.
  emoji: 'from-font' as const,
  lang: language(),
});

/** A data URL with the picture for a page's card. */
async function addressOf(
  picture: Buffer,
  { file, name, ...look }: { file: string; name: string } & Parameters<typeof cardPicture>[2],
): Promise<string> {
  try {
    const jpeg = await cardPicture(picture, file.endsWith('.svg'), look);
    return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim() : '';
    const message = `a picture that can be read, as it stands in /social/${name}.jpg; this one is damaged or no picture (${reason})`;
    throw new ContentError(formatErrors({ file }, [{ path: [], message }]));
  }
}

/**
 * Draws the picture that social networks show with a link to a page: its title in its theme's fonts
 * and colours, over its hero picture, or beside a lit window if it has none.
 *
 * @param subject a theme of the page's name is used if it exists, otherwise the theme of inner
 *   pages
 * @returns a JPEG of 1200 × 630 pixels
 */
export async function drawSocialPicture({ name, title, firm = site.name, picture }: SocialSubject) {
  const theme = themes[`/src/demos/${name}/theme.ts`] ?? innerTheme.theme;
  const { tokens } = theme;
  const file = picture === undefined ? '' : assetPath(picture);
  const hero = existsSync(file) ? await readFile(file) : undefined;
  const { faces, words } = await letter(name, theme, {
    title: title.normalize('NFC'),
    siteName: firm.normalize('NFC'),
    host: new URL(site.url).host,
  });
  const text = {
    ...words,
    accent: tokens['color-accent'] ?? '#c2410c',
    fontFamily: faces.map((face) => `"${face.name}"`).join(', '),
    fontWeight: faces[0]?.isVariable ? 700 : 400,
    dir: directionOf(language()),
  };
  const draw = async () => {
    const options = fontsOf(faces);
    const fit = await fitTitle(text, options);
    const ground = tokens['color-background'] ?? '#ffffff';
    const end = text.dir === 'rtl' ? 'left' : 'right';
    const address = hero && (await addressOf(hero, { file, name, ground, end }));
    const card = <SocialCard text={{ ...text, ...fit }} hero={address} tokens={tokens} />;
    return render(card, { ...SIZE, ...options, format: 'jpeg', quality: QUALITY });
  };
  const data = faces.map((face) => face.data);
  const sources = [
    ...code,
    JSON.stringify({ text, tokens, language: language() }),
    hero ?? '',
    ...data,
  ];
  return cached({ kind: 'social', sources }, draw);
}
