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

/** All logo drawings; they take the colour of the surrounding text. */
const drawings = import.meta.glob<string>('/src/assets/logos/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** A drawing's id in the sheet; the underscore keeps it apart from ids of headings and sections. */
const idOf = (path: string) => `_${slugify(path.slice(FOLDER.length + 1).replace(/\.svg$/, ''))}`;

/** The drawings by file, scoped so that their ids and styles do not affect each other or the page. */
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

/** All logos, each with its name as `id`. */
const LOGO_DRAWINGS = [...logos.values()].map((logo) => logo?.markup ?? '').join('\n');

/** All logos in one file: a page that shows ten of them makes one request, and the next page none. */
export const LOGO_SHEET = `<svg xmlns="http://www.w3.org/2000/svg">\n${LOGO_DRAWINGS}\n</svg>`;

/** Changes with the drawings, so that browsers can cache the sheet. */
const version = createHash('sha256').update(LOGO_SHEET).digest('hex').slice(0, 8);

/** A logo, ready to be printed: the address of its drawing, and its size in the drawing's units. */
export interface LogoData {
  href: string;
  width: number;
  height: number;
}

/** The required `viewBox` starts at 0 0, because pages use only its width and height. */
const VIEW_BOX = /^\s*0[\s,]+0[\s,]+([\d.]+)[\s,]+([\d.]+)\s*$/;

/** A logo in content: a file in `src/assets/logos`, drawn in `currentColor`, with a `viewBox` from 0 0. */
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
