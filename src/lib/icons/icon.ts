import { z } from 'astro/zod';
import { findIcon, iconNames, type IconData } from './icon-set';
import { didYouMean } from '../content/nearest';

/**
 * An icon in content, by its name at tabler.io/icons (`device-mobile`). Only its shapes reach the
 * page, so a hydrated section ships no icon that it does not show.
 */
export const icon = () =>
  z
    .string()
    .transform((name, ctx): IconData => {
      const found = findIcon(name);
      if (found) return found;
      ctx.addIssue({
        code: 'custom',
        message: `an icon of tabler.io/icons: there is no "${name}"${didYouMean(name, iconNames())}`,
      });
      return z.NEVER;
    })
    .meta({ names: 'icons', description: 'An icon by its name at tabler.io/icons.' });
