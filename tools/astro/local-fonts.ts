import { fontProviders } from 'astro/config';
import type { FontFamily } from '../../fonts.config.ts';

/**
 * A font that is not there for the first paint waits for the next page: words never change their
 * face under a reader's eyes, and nothing moves (docs/decisions/0010).
 */
const DISPLAY = 'optional' as const;

/** The owner's font families in the form that Astro's fonts take. */
export function localFonts(families: FontFamily[]) {
  return families.map(({ name, cssVariable, fallbacks, files: [first, ...rest] }) => {
    const variant = ({ file, weight, style = 'normal' }: FontFamily['files'][0]) => ({
      src: [`./node_modules/${file}`] as [string],
      weight,
      style,
      display: DISPLAY,
    });
    const variants: [ReturnType<typeof variant>, ...ReturnType<typeof variant>[]] = [
      variant(first),
      ...rest.map(variant),
    ];
    return { name, cssVariable, fallbacks, provider: fontProviders.local(), options: { variants } };
  });
}
