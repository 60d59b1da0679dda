import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { render } from 'takumi-js';
import clothes from 'virtual:clothes';
import { fontFamilies } from '~fonts';
import site from '~site';
import { assetPath } from '~/lib/asset-path';
import { cached } from '~/lib/cache';
import type { SocialSubject } from '~/lib/social-subjects';
import type { Theme } from '~/lib/theme';
import { SocialCard } from './SocialCard';

const themes = import.meta.glob<Theme>('/src/demos/*/theme.ts', { eager: true, import: 'default' });

/** How it is drawn: another drawing is another picture. */
const code = Object.values(
  import.meta.glob<string>('./*.tsx', { eager: true, query: '?raw', import: 'default' }),
);

/** The size that social networks ask for, in pixels. */
const SIZE = { width: 1200, height: 630 };

/** Some of them show nothing above 300 kB. */
const QUALITY = 82;

/** The first face of the family that the theme's headings are set in. */
async function displayFont({ fonts: [first] }: Theme) {
  const family = fontFamilies.find(({ cssVariable }) => cssVariable === first);
  if (!family) throw new Error('A theme’s first font must be in fonts.config.ts');
  const [{ file, weight }] = family.files;
  const data = await readFile(`node_modules/${file}`);
  return { name: family.name, data, variable: weight.includes(' ') };
}

/** How finely a drawing is made into pixels, in dots per inch; browsers count 96 to the inch. */
const DRAWING_DENSITY = 288;

/**
 * A picture as a JPEG, the format that costs the renderer least: a photograph fills the space, a
 * drawing stands whole at its end.
 *
 * @param ground the colour that is seen through it
 * @returns the JPEG's address, with the file in it
 */
async function jpegOf(picture: Buffer, isDrawing: boolean, ground: string): Promise<string> {
  const { width, height } = SIZE;
  const jpeg = await sharp(picture, isDrawing ? { density: DRAWING_DENSITY } : {})
    .resize(width, height, {
      position: 'right',
      fit: isDrawing ? 'contain' : 'cover',
      background: ground,
    })
    .flatten({ background: ground })
    .jpeg({ quality: 88 })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

/**
 * Draws the picture that social networks show beside a link to a page: its title in its theme's
 * type and colours, over its hero, or beside a lit window where it has none.
 *
 * @param subject a theme of the page's name gives the look, else the theme of inner pages
 * @returns a JPEG of 1200 × 630 pixels
 */
export async function drawSocialPicture({
  name,
  title,
  firm = site.name,
  picture = `${name}/hero.webp`,
}: SocialSubject) {
  const theme = themes[`/src/demos/${name}/theme.ts`] ?? clothes.theme;
  const file = assetPath(picture);
  const font = await displayFont(theme);
  const hero = existsSync(file) ? await readFile(file) : undefined;
  const card = {
    title,
    siteName: firm,
    host: new URL(site.url).host,
    tokens: theme.tokens,
    fontFamily: font.name,
    fontWeight: font.variable ? 700 : 400,
  };
  const ground = theme.tokens['color-background'] ?? '#ffffff';
  const draw = async () => {
    const address = hero && (await jpegOf(hero, file.endsWith('.svg'), ground));
    return render(<SocialCard {...card} hero={address} />, {
      ...SIZE,
      format: 'jpeg',
      quality: QUALITY,
      fonts: [{ name: font.name, data: font.data }],
    });
  };
  const sources = [...code, JSON.stringify(card), hero ?? '', font.data];
  return cached({ kind: 'social', sources }, draw);
}
