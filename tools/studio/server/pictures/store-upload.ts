import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { z } from 'astro/zod';
import sharp from 'sharp';
import { scopeDrawing } from '../../../../src/lib/pictures/scope-drawing.ts';
import { assetPath } from '../../../../src/lib/routes/asset-path.ts';
import { UPLOAD_KINDS, type Uploaded, type UploadKind } from '../../contract/pictures.ts';
import { Refusal } from '../call.ts';
import type { Studio } from '../studio.ts';
import { renewNames } from '../site/with-names.ts';
import { cleanDrawing } from './clean-drawing.ts';
import { freeStem, stemOf } from './file-name.ts';
import { prepareFilm } from './prepare-film.ts';
import { preparePicture } from './prepare-picture.ts';

const assetName = z.string().regex(/^[a-z0-9][\w-]*(\/[a-z0-9][\w-]*)*$/i, 'a folder of pictures');

/** What the address of an upload says. */
export const uploadQuery = z.strictObject({
  kind: z.enum(UPLOAD_KINDS),
  /** The file’s own name, on its owner’s disk. */
  name: z.string().min(1).max(500),
  /** As content names it: a home’s name, or a folder of `src/assets`. */
  folder: assetName,
  /** Of a film’s second file: the name of its first, as content names it. */
  beside: assetName.optional(),
});

/** What {@link uploadQuery} reads. */
export type UploadQuery = z.infer<typeof uploadQuery>;

const LOGOS = 'logos';

/** The icon of an app is the largest that is made of a file in `public`; twice that is enough. */
const PUBLIC_SIDE = 1024;

/** A drawing of more bytes is a picture in disguise. */
const LARGEST_DRAWING = 1024 ** 2;

const isDrawing = (bytes: Uint8Array) =>
  /^\uFEFF?\s*<(\?xml|!--|!doctype svg|svg)/i.test(
    Buffer.from(bytes.subarray(0, 400)).toString('utf8'),
  );

/**
 * Stores a picture that an owner adds: checked by what is in it, with a name of its own, in a folder of pictures.
 *
 * @throws {Refusal} where it is none that the site can show; nothing is written then
 */
export async function storeUpload(
  studio: Pick<Studio, 'root' | 'journal'>,
  { kind, name, folder, beside }: UploadQuery,
  bytes: Uint8Array,
): Promise<Uploaded> {
  const { root, journal } = studio;
  const prepared = isFilm(kind)
    ? { content: bytes, ...prepareFilm(bytes, name), ...UNMEASURED }
    : isDrawing(bytes)
      ? prepareDrawing(bytes, name, kind)
      : { ...(await preparedPicture(bytes, name, kind)), isCleaned: false };
  const { content, ending, ...facts } = prepared;
  const home = kind === 'logos' ? LOGOS : folder;
  const pathOf = kind === 'publicPictures' ? publicPath : (one: string) => assetPath(one, root);
  const file =
    beside === undefined
      ? freeFile(root, pathOf, { folder: home, stem: stemOf(name), ending, content })
      : secondFile(root, beside, ending);
  const path = pathOf(file);
  if (!existsSync(join(root, path))) {
    await journal.write(posix.basename(file), new Map([[path, content]]));
    // Editors complete names of pictures from this list.
    await renewNames(root);
  }
  return {
    name: nameOf(kind, file),
    ...facts,
    bytes: content.length,
    bytesBefore: bytes.length,
  };
}

const isFilm = (kind: UploadKind) => kind === 'films' || kind === 'ownFilms';

/** A film is stored as it came, and only a player can measure it. */
const UNMEASURED = { width: 0, height: 0, isChanged: false, isCleaned: false };

/** The second file of a film, beside its first. */
function secondFile(root: string, beside: string, ending: string): string {
  const file = beside + ending;
  const [there, other] = [ending, ending === '.mp4' ? '.webm' : '.mp4'].map((one) =>
    existsSync(join(root, assetPath(beside + one, root))),
  );
  if (there) throw new Refusal(`${file} is there already: add the same film in its other kind.`);
  if (!other) throw new Refusal(`There is no film ${beside}.`);
  return file;
}

/**
 * Takes away a file that was just added. What came after it may count on it, so then it stays.
 */
export async function discardUpload(
  { root, journal }: Pick<Studio, 'root' | 'journal'>,
  { kind, name }: { readonly kind: UploadKind; readonly name: string },
): Promise<{ isGone: boolean }> {
  const pathOf = (file: string) =>
    kind === 'publicPictures' ? publicPath(file) : assetPath(kind === 'logos' ? `${LOGOS}/${file}` : file, root); // prettier-ignore
  const names = kind === 'films' ? [`${name}.mp4`, `${name}.webm`] : [name];
  for (const file of names.map(pathOf)) {
    if (!existsSync(join(root, file)) || !(await journal.withdraw([file]))) continue;
    await renewNames(root);
    return { isGone: true };
  }
  return { isGone: false };
}

/** Files of `public` have no folders of pictures. */
const publicPath = (file: string) => `public/${posix.basename(file)}`;

function nameOf(kind: UploadKind, file: string): string {
  if (kind === 'publicPictures') return `/${posix.basename(file)}`;
  if (kind === 'films') return file.replace(/\.\w+$/, '');
  return kind === 'logos' ? posix.basename(file) : file;
}

function preparedPicture(bytes: Uint8Array, name: string, kind: UploadKind) {
  if (kind === 'logos')
    throw new Refusal(
      `${name} is no drawing. A logo is an SVG file, which stays sharp at any size.`,
    );
  return kind === 'publicPictures' ? prepareForPublic(bytes, name) : preparePicture(bytes, name);
}

/** Logos and icons are PNG files where they are no drawings. */
async function prepareForPublic(bytes: Uint8Array, name: string) {
  // It says what is wrong with a picture that cannot be read.
  await preparePicture(bytes, name);
  const size = { width: PUBLIC_SIDE, height: PUBLIC_SIDE };
  const { data: content, info } = await sharp(bytes)
    .autoOrient()
    .resize({ ...size, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { content, ending: '.png', width, height, isChanged: true };
}

function prepareDrawing(bytes: Uint8Array, name: string, kind: UploadKind) {
  if (kind === 'pictures')
    throw new Refusal(
      `${name} is an SVG drawing. Use a JPEG, PNG, WebP, AVIF or GIF picture here.`,
    );
  if (bytes.length > LARGEST_DRAWING)
    throw new Refusal(
      `${name} is too large for a drawing: 1 MB is the most. Export it as a picture.`,
    );
  const clean = cleanDrawing(Buffer.from(bytes).toString('utf8'));
  if (!clean || (kind !== 'publicPictures' && !isPrintable(clean.svg)))
    throw new Refusal(
      `${name} is no drawing that can be read. Export it as “plain” or “optimized” SVG, with its size in it.`,
    );
  const { svg, ...facts } = clean;
  return { content: Buffer.from(svg), ending: '.svg', isChanged: false, ...facts };
}

/** Whether the pages can print a drawing among others. */
function isPrintable(svg: string): boolean {
  try {
    return scopeDrawing(svg, 'drawing') !== undefined;
  } catch {
    return false;
  }
}

/** The name in content of a file that is not there yet, or that is there with the same content. */
function freeFile(
  root: string,
  pathOf: (file: string) => string,
  wanted: { folder: string; stem: string; ending: string; content: Uint8Array },
): string {
  const { folder, stem, ending, content } = wanted;
  const place = join(root, posix.dirname(pathOf(`${folder}/x`)));
  const taken = existsSync(place) ? readdirSync(place) : [];
  const stems = new Set(taken.map((file) => file.replace(/\.\w+$/, '').toLowerCase()));
  const isSame = (one: string) =>
    taken.includes(one + ending) && readFileSync(join(place, one + ending)).equals(content);
  return `${folder}/${freeStem(stem, (one) => stems.has(one) && !isSame(one))}${ending}`;
}
