import { createHash } from 'node:crypto';
import { z } from 'astro/zod';
import { faultOfDrawing } from '~/lib/pictures/drawing';
import { formatErrors } from '~/lib/content/mistakes';
import { didYouMean } from '~/lib/content/nearest';
import { scopeDrawing } from '~/lib/pictures/scope-drawing';
import { slugify } from '~/lib/routes/slugify';
import { withBase } from '~/lib/routes/url';
import { ContentError } from '~/lib/content/content-error';

const FOLDER = '/src/assets/logos';

/** Every drawing, in the colour of the text around it. */
const drawings = import.meta.glob<string>('/src/assets/logos/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** A drawing's name among all; no heading and no section of a page has one that begins so. */
const idOf = (path: string) => `_${slugify(path.slice(FOLDER.length + 1).replace(/\.svg$/, ''))}`;

/** Each by its file, so that nothing in it meets what is in another, or on a page. */
const logos = new Map(
  Object.entries(drawings).map(([path, svg]) => [path, readDrawing(path, svg)]),
);

function readDrawing(path: string, svg: string) {
  const fault = faultOfDrawing(svg);
  if (fault !== undefined)
    throw new ContentError(formatErrors({ file: path.slice(1) }, [{ path: [], message: fault }]));
  const twin = Object.keys(drawings).find((other) => other !== path && idOf(other) === idOf(path));
  if (twin !== undefined) {
    const message = `a name of its own: ${twin.slice(1)} comes to the same`;
    throw new ContentError(formatErrors({ file: path.slice(1) }, [{ path: [], message }]));
  }
  try {
    return scopeDrawing(svg, idOf(path));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `styles that can be read; found CSS with a mistake: ${reason}`;
    throw new ContentError(formatErrors({ file: path.slice(1) }, [{ path: [], message }]));
  }
}

/** All logos, each with its name as its `id`. */
const LOGO_DRAWINGS = [...logos.values()].map((logo) => logo?.markup ?? '').join('\n');

/** All logos, one file: a page that shows ten of them asks once, and the next page not at all. */
export const LOGO_SHEET = `<svg xmlns="http://www.w3.org/2000/svg">\n${LOGO_DRAWINGS}\n</svg>`;

/** Changes with what is drawn, so that browsers may keep the sheet. */
const version = createHash('sha256').update(LOGO_SHEET).digest('hex').slice(0, 8);

/** A logo ready to be printed: where its drawing is, and its size in the units of that drawing. */
export interface LogoData {
  href: string;
  width: number;
  height: number;
}

/** The only place that a drawing may begin at: pages show it by its width and height. */
const VIEW_BOX = /^\s*0[\s,]+0[\s,]+([\d.]+)[\s,]+([\d.]+)\s*$/;

/** A logo in content: a file below `src/assets/logos`, drawn in `currentColor`, with a `viewBox` from 0 0. */
export const logo = () =>
  z
    .string()
    .transform((file, ctx): LogoData => {
      const path = `${FOLDER}/${file}`;
      const drawing = logos.get(path);
      const [, width, height] = VIEW_BOX.exec(drawing?.viewBox ?? '') ?? [];
      if (drawing && width && height) {
        const href = `${withBase('/logos.svg')}?v=${version}#${drawing.id}`;
        return { href, width: Number(width), height: Number(height) };
      }
      const names = Object.keys(drawings).map((one) => one.slice(FOLDER.length + 1));
      const message = drawing
        ? `${path.slice(1)} needs viewBox="0 0 …", its width and height, on its root`
        : `a logo that exists: there is no ${path.slice(1)}${didYouMean(file, names)}`;
      ctx.addIssue({ code: 'custom', message });
      return z.NEVER;
    })
    .meta({ names: 'logos' });
