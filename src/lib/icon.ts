import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'astro/zod';

/** An icon ready to be drawn in a box of 24 units: the shapes of its outline. */
export interface IconData {
  name: string;
  shapes: [tag: string, attributes: Record<string, string>][];
}

/** Where the set keeps one module per icon. Six thousand are too many for a glob. */
const ICONS = 'node_modules/@tabler/icons-react/dist/esm/icons';

function fileOf(name: string) {
  const pascal = name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
  return resolve(ICONS, `Icon${pascal}.mjs`);
}

/**
 * An icon in content, by its name at tabler.io/icons (`device-mobile`). Only its shapes reach the
 * page, so a hydrated section carries no icon that it does not show.
 */
export const icon = () =>
  z.string().transform(async (name, ctx): Promise<IconData> => {
    const file = fileOf(name);
    if (!existsSync(file)) {
      ctx.addIssue({
        code: 'custom',
        message: `an icon of tabler.io/icons: there is no "${name}"`,
      });
      return z.NEVER;
    }
    const outline = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
      __iconNode: IconData['shapes'];
    };
    return { name, shapes: outline.__iconNode };
  });
