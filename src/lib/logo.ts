import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';

/** The address of each; not as data, which `<use>` may not show. */
const addresses = import.meta.glob<string>('/src/assets/logos/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** A logo ready to be printed: where its drawing is, and its size in the units of that drawing. */
export interface LogoData {
  href: string;
  width: number;
  height: number;
}

/** What a page shows a drawing by, and what it reserves the room by. */
const ROOT = /^<svg\b(?=[^>]*\sid="logo")[^>]*\sviewBox="0 0 ([\d.]+) ([\d.]+)"/;

const FOLDER = 'src/assets/logos';

/**
 * A logo in content: a file below `src/assets/logos`, drawn in `currentColor`, with `id="logo"` and
 * a `viewBox` from 0 0 on its root.
 */
export const logo = () =>
  z.string().transform((file, ctx): LogoData => {
    const path = `${FOLDER}/${file}`;
    const address = addresses[`/${path}`];
    const [, width, height] = (address && ROOT.exec(readFileSync(path, 'utf8'))) ?? [];
    if (width && height) {
      return { href: `${address}#logo`, width: Number(width), height: Number(height) };
    }
    const message = address
      ? `${path} needs id="logo" and viewBox="0 0 …" on its root`
      : `a logo that exists: there is no ${path}`;
    ctx.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
