import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { decodeAddress } from '../../src/lib/routes/decode-address.ts';
import { assetPath } from '../../src/lib/routes/asset-path.ts';
import { drawnCover } from './draw-cover.ts';
import type { Loss, OldPicture, OldSite, Place } from './model.ts';

/** The folders below `src/assets` that imported pictures lie in. */
export type PictureFolder = 'articles' | 'works';

/** Where a picture is wanted. */
export interface Wanted {
  readonly folder: PictureFolder;
  /** The name of the text that shows it, which its file is named after. */
  readonly slug: string;
  readonly place: Place;
}

/** Pictures that come along with a text, and those that stay where they are. */
export interface PictureBook {
  /**
   * Takes a picture along.
   *
   * @returns its name in content, `articles/hello-1.jpg`; undefined where it does not come
   */
  readonly take: (picture: OldPicture, wanted: Wanted) => Promise<string | undefined>;
  /** Draws a picture for the top of a text that has none. */
  readonly draw: (wanted: Wanted) => Promise<string>;
  /** The new files, by their paths in the project. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Pictures on other hosts that were not fetched, once each. */
  readonly remote: ReadonlyMap<string, Place>;
  readonly drawn: () => number;
  readonly losses: readonly Loss[];
}

/** No layout shows a picture wider than half of this, and screens have two pixels for one. */
const WIDEST = 2400;

/** Kept as they are, where they are not too wide; others become WebP. */
const KEPT: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
};

interface Options {
  readonly picture: OldSite['picture'];
  /** Fetches a picture from its host; undefined where nothing is to be fetched. */
  readonly download: ((address: string) => Promise<Uint8Array>) | undefined;
}

/** Opens an empty book of pictures. */
export function pictureBook({ picture, download }: Options): PictureBook {
  const files = new Map<string, Uint8Array>();
  const known = new Map<string, string | undefined>();
  const remote = new Map<string, Place>();
  const losses: Loss[] = [];
  let drawn = 0;
  const lose = (place: Place, what: string) => {
    losses.push({ place, kind: 'pictures that cannot be read', what });
  };
  const add = ({ folder, slug }: Wanted, extension: string, bytes: Uint8Array, ending = '') => {
    for (let count = 1; ; count += 1) {
      const number = ending === '' ? `-${count}` : count === 1 ? ending : `${ending}-${count}`;
      const name = `${folder}/${slug}${number}.${extension}`;
      const path = assetPath(name);
      if (files.has(path) || existsSync(path)) continue;
      files.set(path, bytes);
      return name;
    }
  };
  const bytesOf = async ({ from }: OldPicture, place: Place) => {
    const own = picture(from, place) ?? picture(decodeAddress(from), place);
    if (own) return own;
    if (!/^(https?:)?\/\//.test(from)) {
      losses.push({ place, kind: 'pictures that are not in the export', what: from });
      return undefined;
    }
    if (!download) {
      if (!remote.has(from)) remote.set(from, place);
      return undefined;
    }
    try {
      return await download(from.startsWith('//') ? `https:${from}` : from);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      losses.push({ place, kind: 'pictures that could not be fetched', what: `${from}: ${why}` });
      return undefined;
    }
  };
  return {
    files,
    remote,
    losses,
    drawn: () => drawn,
    take: async (one, wanted) => {
      // A name within the export may mean another file in each folder.
      const key = URL.canParse(one.from) ? one.from : `${wanted.place.file} ${one.from}`;
      if (known.has(key)) return known.get(key);
      const bytes = await bytesOf(one, wanted.place);
      const made = bytes && (await madeFit(bytes));
      if (bytes && !made) lose(wanted.place, one.from);
      const name = made && add(wanted, made.extension, made.bytes);
      known.set(key, name);
      return name;
    },
    draw: async (wanted) => {
      drawn += 1;
      return add(wanted, 'webp', await drawnCover(`${wanted.folder}/${wanted.slug}`), '-cover');
    },
  };
}

/** A picture as this site can show it; undefined where it cannot be read. */
async function madeFit(
  bytes: Uint8Array,
): Promise<{ readonly bytes: Uint8Array; readonly extension: string } | undefined> {
  try {
    const source = sharp(bytes, { failOn: 'error' });
    const { format, width } = await source.metadata();
    const extension = KEPT[format];
    // Decodes all of it, so that a file that breaks off is found here and not by the build.
    await source.clone().stats();
    if (extension !== undefined && width <= WIDEST) return { bytes, extension };
    const narrowed = source.rotate().resize({ width: WIDEST, withoutEnlargement: true });
    const [output, ending] =
      extension === undefined || extension === 'gif'
        ? [narrowed.webp({ quality: 88 }), 'webp']
        : [narrowed, extension];
    return { bytes: await output.toBuffer(), extension: ending };
  } catch {
    return undefined;
  }
}
