import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { assetPath } from '../../../../src/lib/routes/asset-path.ts';
import type { NamedChoice } from '../../contract/documents.ts';
import type { Studio } from '../studio.ts';

/** In pixels: twice that of a thumbnail in the window, for screens with two pixels for one. */
const THUMBNAIL_WIDTH = 320;

type Place = Pick<Studio, 'root' | 'base'>;

type FileFacts = Pick<NamedChoice, 'address' | 'thumbnail' | 'width' | 'height' | 'bytes'>;

/** By file, with when it was changed: hundreds of pictures are measured once. */
const known = new Map<string, { readonly changed: number; readonly facts: FileFacts }>();

const prefixOf = (base: string) => base.replace(/\/$/, '');

/** The address at which the development server gives a file. */
const addressOf = ({ base }: Place, path: string, changed: number) =>
  `${prefixOf(base)}/${path.split('/').map(encodeURIComponent).join('/')}?v=${changed.toString(36)}`;

/** The address at which the development server gives a picture made smaller. */
function thumbnailOf({ root, base }: Place, path: string, changed: number): string {
  const query = new URLSearchParams({
    href: `/@fs/${join(root, path).replaceAll('\\', '/').replace(/^\//, '')}`,
    w: String(THUMBNAIL_WIDTH),
    f: 'webp',
    v: changed.toString(36),
  });
  return `${prefixOf(base)}/_image?${query.toString()}`;
}

/** What the disk tells about a picture, a drawing or a film of content; nothing where there is no such file. */
export async function fileFacts(place: Place, path: string): Promise<FileFacts> {
  const file = join(place.root, path);
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) return {};
  const changed = stat.mtimeMs;
  const before = known.get(file);
  if (before?.changed === changed) return before.facts;
  const address = addressOf(place, path, changed);
  const isFilm = /\.(webm|mp4)$/.test(path);
  const metadata = isFilm
    ? undefined
    : await sharp(file, { limitInputPixels: false })
        .metadata()
        .catch(() => undefined);
  const facts: FileFacts = {
    address,
    bytes: stat.size,
    ...(metadata && {
      width: metadata.autoOrient.width,
      height: metadata.autoOrient.height,
      thumbnail: path.endsWith('.svg') ? address : thumbnailOf(place, path, changed),
    }),
  };
  known.set(file, { changed, facts });
  return facts;
}

/** The same of a picture, by its name in content. */
export const pictureFacts = (place: Place, name: string): Promise<FileFacts> =>
  fileFacts(place, assetPath(name, place.root));
