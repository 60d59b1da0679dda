import { fontProviders } from 'astro/config';
import type { FontFamily } from '../../fonts.config.ts';
import { cutFont } from './cut-font.ts';

/**
 * A font that is not there for the first paint waits for the next page: words never change their
 * face under a reader's eyes, and nothing moves (docs/decisions/0010).
 */
const DISPLAY = 'optional' as const;

/** The owner's font families in the form that Astro's fonts take, cut to their weights. */
export function localFonts(families: FontFamily[]) {
  return Promise.all(
    families.map(async ({ name, cssVariable, fallbacks, files: [first, ...rest] }) => {
      const variants: [Variant, ...Variant[]] = [
        await variantOf(first),
        ...(await Promise.all(rest.map(variantOf))),
      ];
      return {
        name,
        cssVariable,
        fallbacks,
        provider: fontProviders.local(),
        options: { variants },
      };
    }),
  );
}

type Variant = Awaited<ReturnType<typeof variantOf>>;

async function variantOf({ file, weight, width, style = 'normal' }: FontFamily['files'][0]) {
  const src: [string] = [`./${await cutFont(`node_modules/${file}`, weight, width)}`];
  return { src, weight, style, display: DISPLAY };
}
