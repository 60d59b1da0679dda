import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { render } from 'takumi-js';
import { fontFamilies } from '~fonts';
import site from '~site';
import type { Theme } from '~/lib/theme';
import house from '~/themes/house';
import { SocialCard } from './SocialCard';

const themes = import.meta.glob<Theme>('/src/themes/*.ts', { eager: true, import: 'default' });

/** The size that social networks ask for, in pixels. */
const SIZE = { width: 1200, height: 630 };

/** The first face of the family that the theme's headings are set in. */
async function displayFont({ fonts: [first] }: Theme) {
  const family = fontFamilies.find(({ cssVariable }) => cssVariable === first?.variable);
  if (!family) throw new Error('A theme’s first font must be in fonts.config.ts');
  const [{ file, weight }] = family.files;
  const data = await readFile(`node_modules/${file}`);
  return { name: family.name, data, variable: weight.includes(' ') };
}

/** A picture as a JPEG, the format that costs the renderer least, where there is one. */
async function jpegOf(file: string): Promise<string | undefined> {
  if (!existsSync(file)) return undefined;
  const { width, height } = SIZE;
  const jpeg = await sharp(file)
    .resize(width, height, { position: 'right' })
    .jpeg({ quality: 88 })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

/**
 * Draws the picture that social networks show beside a link to a page: its title in its theme's
 * type and colours, over its hero, or beside a lit window where it has none.
 *
 * @param name the page's name; a theme of that name gives the look, else the house theme
 * @param picture what stands behind the title, below `src/assets`
 * @returns a PNG of 1200 × 630 pixels
 */
export async function drawSocialPicture(
  name: string,
  title: string,
  picture = `${name}/hero.webp`,
) {
  const theme = themes[`/src/themes/${name}.ts`] ?? house;
  const [font, hero] = await Promise.all([displayFont(theme), jpegOf(`src/assets/${picture}`)]);
  const card = (
    <SocialCard
      title={title}
      siteName={site.name}
      host={new URL(site.url).host}
      hero={hero}
      tokens={theme.tokens}
      fontFamily={font.name}
      fontWeight={font.variable ? 700 : 400}
    />
  );
  return render(card, { ...SIZE, format: 'png', fonts: [{ name: font.name, data: font.data }] });
}
