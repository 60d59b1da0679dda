import { readFile } from 'node:fs/promises';
import { render } from 'takumi-js';
import site from '~site';
import type { Theme } from '~/lib/theme';
import house from '~/themes/house';

const themes = import.meta.glob<Theme>('/src/themes/*.ts', { eager: true, import: 'default' });

/** The size that social networks ask for, in pixels. */
const SIZE = { width: 1200, height: 630 };

const font = await readFile(
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
);

/**
 * Draws the picture that social networks show beside a link to a page: its title in its theme's
 * colours, in a lit shop window.
 *
 * @param name the page's name; a theme of that name gives the colours, else the house theme
 * @returns a PNG of 1200 × 630 pixels
 */
export async function drawSocialPicture(name: string, title: string) {
  const { tokens } = themes[`/src/themes/${name}.ts`] ?? house;
  const background = tokens['color-background'] ?? '#ffffff';
  const text = tokens['color-text'] ?? '#16161a';
  const accent = tokens['color-accent'] ?? '#c2410c';
  return render(
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: 72,
        backgroundColor: background,
        color: text,
        fontFamily: 'Bricolage Grotesque',
      }}
    >
      <div style={{ display: 'flex', fontSize: 34 }}>{site.name}</div>
      <div
        style={{
          display: 'flex',
          fontSize: 108,
          fontWeight: 700,
          lineHeight: 1,
          maxWidth: 900,
          letterSpacing: -3,
        }}
      >
        {title}
      </div>
      <div style={{ display: 'flex', fontSize: 28 }}>{new URL(site.url).host}</div>
      <div
        style={{
          position: 'absolute',
          right: 72,
          bottom: 0,
          width: 220,
          height: 330,
          borderTopLeftRadius: 110,
          borderTopRightRadius: 110,
          backgroundColor: accent,
        }}
      />
    </div>,
    { ...SIZE, format: 'png', fonts: [font] },
  );
}
