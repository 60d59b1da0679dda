/** Where something stands in an export, for the report. */
export interface Place {
  /** The path of the file, as the owner gave it or within the zip. */
  readonly file: string;
  /** The line, counted from 1; left out where a format has no lines to count. */
  readonly line?: number;
}

/** What becomes of an entry of an old site. */
export type ItemKind = 'post' | 'page' | 'work';

/** A text of an old site: HTML is cleaned and written as Markdown, Markdown is cleaned. */
export type Body = { readonly html: string } | { readonly markdown: string };

/** A picture that an old site names. */
export interface OldPicture {
  /** Its address, or its path within the export. */
  readonly from: string;
  readonly alt?: string;
  readonly caption?: string;
}

/** A comment that its editor had approved. */
export interface OldComment {
  readonly name: string;
  /** ISO 8601, with its zone where the export says one. */
  readonly date: string;
  /** HTML. */
  readonly text: string;
  readonly isAuthor: boolean;
}

/** A post, page or work of an old site. */
export interface OldItem {
  readonly kind: ItemKind;
  readonly place: Place;
  readonly title: string;
  /** The end of its old address: the wished name of its file. */
  readonly slug: string;
  readonly body: Body;
  /** ISO 8601, with its zone where the export says one. */
  readonly date?: string;
  /** When it was last changed, likewise. */
  readonly updated?: string;
  /** Why it is not published: `a draft`, `private`, `behind a password`. */
  readonly draft?: string;
  readonly author?: string;
  readonly category?: string;
  readonly tags?: readonly string[];
  readonly excerpt?: string;
  readonly cover?: OldPicture;
  /** Pictures of a gallery that belong to it besides those in its text. */
  readonly gallery?: readonly OldPicture[];
  readonly comments?: readonly OldComment[];
  readonly featured?: boolean;
  /** Old addresses, from the host's root (`/2019/05/hello/`): each leads to the new page. */
  readonly addresses?: readonly string[];
}

/** A stage of a life, such as a job, a school or an award. */
export interface Stage {
  readonly title: string;
  /** The firm, school or giver. */
  readonly at?: string;
  /** `2019`, `2019-05` or `2019-05-31`. */
  readonly from?: string;
  /** Likewise; left out while it lasts. */
  readonly to?: string;
  readonly text?: string;
}

/** What somebody can do. */
export interface Skill {
  readonly name: string;
  /** From 0 to 100, where the résumé says one. */
  readonly level?: number;
  /** What belongs to it, in a few words. */
  readonly text?: string;
}

/** What a résumé says. */
export interface Resume {
  readonly place: Place;
  readonly name?: string;
  readonly headline?: string;
  readonly summary?: string;
  readonly experience: readonly Stage[];
  readonly education: readonly Stage[];
  readonly awards: readonly Stage[];
  readonly skills: readonly Skill[];
}

/** Something that does not come, or comes changed. */
export interface Loss {
  readonly place: Place;
  /** A short name of its kind, in the plural, which the report counts by: `menu entries`. */
  readonly kind: string;
  /** What it was, in a sentence. */
  readonly what: string;
}

/** An export that has been read. */
export interface OldSite {
  /** `WordPress`, `Hugo` … as the report names it. */
  readonly format: string;
  /** The old site's own address, where the export says it. */
  readonly url?: string;
  readonly items: readonly OldItem[];
  readonly resume?: Resume;
  readonly losses: readonly Loss[];
  /**
   * The bytes of a picture that lies in the export, by what an item names it; undefined where it is not
   * there.
   */
  readonly picture: (from: string, item: Place) => Uint8Array | undefined;
  /** How many entries of any kind the export holds. */
  readonly count: number;
}

/** The files of an export: one file, a folder or a zip. */
export interface ExportFiles {
  /** Its name on the disk, as the owner gave it. */
  readonly name: string;
  /** Paths with slashes, relative to it, sorted. A single file is listed by its own name. */
  readonly paths: readonly string[];
  /** @throws {Failure} where the path is not there */
  readonly bytes: (path: string) => Uint8Array;
  /** The text of a file, in UTF-8 without its byte order mark. */
  readonly text: (path: string) => string;
}

/** A format that an export may have. */
export interface Format {
  readonly name: string;
  /** Whether an export has this format, found out by content and not by names alone. */
  readonly matches: (files: ExportFiles) => boolean;
  /** @throws {Failure} where the export is broken, with file and line */
  readonly read: (files: ExportFiles) => OldSite;
}
