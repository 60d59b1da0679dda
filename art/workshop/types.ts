/** A value that can stand in a JSON file: what parameters are made of. */
export type Value =
  string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };

export type Params = Readonly<Record<string, Value>>;

/** A picture drawn in HTML or SVG and laid on a surface of a scene (a screen, a cover, a label). */
export interface Texture {
  /** Drawing module, relative to `art/`. */
  readonly source: string;
  readonly params?: Params;
}

interface PictureBase {
  /** `<demo>/<name>`; the master lies in the demo's `pictures`, or below `src/assets` where no demo owns it. */
  readonly name: string;
  /** Source file, relative to `art/`. */
  readonly source: string;
  readonly params?: Params;
  /** Quality of the WebP master, 89 where nothing is said; more for wide soft gradients. */
  readonly quality?: number;
}

/** A Blender scene: rendered twice, denoised, graded. */
export interface ScenePicture extends PictureBase {
  readonly kind: 'scene';
  readonly size: readonly [width: number, height: number];
  readonly textures?: Readonly<Record<string, Texture>>;
  /** Samples per pixel over both halves; the scene's own number where nothing is said. */
  readonly samples?: number;
  /** Replaces single values of the scene's grade. Changing it needs no new render. */
  readonly grade?: Params;
}

/** A page drawn by a module and photographed by the browser. */
export interface DrawingPicture extends PictureBase {
  readonly kind: 'drawing';
  readonly size: readonly [width: number, height: number];
}

/** An SVG file that is kept as it is drawn: logos, icons. */
export interface VectorPicture extends PictureBase {
  readonly kind: 'vector';
}

export type Picture = ScenePicture | DrawingPicture | VectorPicture;

/** What a drawing module returns: markup for a page of this many CSS pixels. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly markup: string;
  /** Device pixels for one CSS pixel, where the size of a master does not set it. */
  readonly scale?: number;
}

/** The default export of every module in `art/drawings/`. */
export type Draw = (params: Params) => Drawing;

export interface ManifestEntry {
  readonly kind: Picture['kind'];
  readonly source: string;
  /** Every file that the picture is made from, relative to `art/`. */
  readonly inputs: readonly string[];
  /** Hash of those files and of the parameters. */
  readonly hash: string;
  readonly sha256: string;
  readonly bytes: number;
}

export type Manifest = Record<string, ManifestEntry>;
