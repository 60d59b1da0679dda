import { z } from 'astro/zod';
import type { NameKind } from '../../astro/schemas/name-kinds.ts';

/** The kinds of names whose files can be added in the studio. */
export const UPLOAD_KINDS = [
  'pictures',
  'socialPictures',
  'publicPictures',
  'logos',
  'films',
  'ownFilms',
] as const satisfies readonly NameKind[];

/** One of {@link UPLOAD_KINDS}. */
export type UploadKind = (typeof UPLOAD_KINDS)[number];

/** The largest file that can be added, in bytes. */
export const LARGEST_UPLOAD = 40 * 1024 ** 2;

/** The long side of a photograph on the site, in pixels: no layout shows more, and larger ones are made smaller. */
export const LONG_SIDE = 2400;

/** What a new file has become: the answer to `/_studio/upload`, whose body is the file’s bytes. */
export const uploaded = z.strictObject({
  /** As content names it: `business/market-hall.webp`. */
  name: z.string(),
  /** In pixels; of a drawing in its own units; 0 of a film, which only a player can measure. */
  width: z.number(),
  height: z.number(),
  /** Of the file that was stored. */
  bytes: z.number(),
  /** Of the file that came. */
  bytesBefore: z.number(),
  /** Whether it was made smaller, turned or freed of the camera’s notes. */
  isChanged: z.boolean(),
  /** Whether a drawing held more than drawing: script, links, other files, all of it left out. */
  isCleaned: z.boolean(),
});

/** What {@link uploaded} reads. */
export type Uploaded = z.infer<typeof uploaded>;

/** The two kinds of a film: a browser plays the first that it can. */
export const FILM_TYPES = { '.mp4': 'video/mp4', '.webm': 'video/webm' } as const;

/** What is said about a picture beside its name. */
export interface PictureAbout {
  /** What it shows; empty where it only decorates. */
  readonly alt?: string;
  /** The part that a crop keeps; its middle where nothing is said. */
  readonly focus?: string;
}

/** What is asked or found out about a new picture or film, and stands beside its name. */
export interface FileAbout {
  readonly alt?: string;
  /** Undefined for its middle. */
  readonly focus?: string | undefined;
  /** Of a film, or of a logo, in pixels. */
  readonly width?: number;
  readonly height?: number;
}

/** A drawn icon: its shapes in a box of 24 units, with attributes as React spells them. */
export interface DrawnIcon {
  readonly name: string;
  readonly isFilled?: true;
  readonly shapes: readonly (readonly [
    tag: string,
    attributes: Readonly<Record<string, string>>,
  ])[];
}

/** What pictures and icons need besides their names. */
export interface PicturesApi {
  /** The drawings of icons, without those that the set does not have. */
  icons: (input: { names: string[] }) => readonly DrawnIcon[];
  /** The words with which content describes a picture elsewhere, most frequent first. */
  altOf: (input: { name: string }) => readonly string[];
  /** Takes away a file that was just added and is not wanted after all; one that is older stays. */
  discard: (input: { kind: UploadKind; name: string }) => { readonly isGone: boolean };
}
