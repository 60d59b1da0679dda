import type { Edit } from '../../lib/edits/edit.ts';
import type { Path } from '../../../src/lib/content/source-lines.ts';
import type { NameKind } from '../../astro/schemas/name-kinds.ts';

export { NAME_KINDS, type NameKind } from '../../astro/schemas/name-kinds.ts';

/** How a content file is edited. */
export type DocumentKind =
  'page' | 'list' | 'menu' | 'words' | 'work' | 'post' | 'text' | 'site' | 'theme' | 'demo';

/** A content file that can be edited. */
export interface DocumentName {
  /** Relative to the project's folder. */
  readonly file: string;
  readonly kind: DocumentKind;
  /** How an owner calls it: a page's or a work's title, a list's name. */
  readonly title: string;
  /** The language that it translates into; none for an original. */
  readonly language?: string;
  /** Fields that no page shows: a home’s own firm, on a site that shows the owner’s. */
  readonly unused?: readonly string[];
}

/** A page of the site that the frame can show. */
export interface PageName {
  /** In the original's language, without the base path: `/about`. */
  readonly path: string;
  readonly title: string;
  readonly kind: 'home' | 'inner' | 'post' | 'text' | 'work';
  /** The content file that it prints; none where its words come from lists alone. */
  readonly file?: string;
  /** The page's own code, where its sections can be changed: `src/pages/about.astro`. */
  readonly code?: string;
  /** The theme that it wears: a home's name, or `house`. */
  readonly theme: string;
}

/** All that the studio shows around a page. */
export interface SiteState {
  readonly name: string;
  /** The base path of its addresses: `/`, or `/sub`. */
  readonly base: string;
  /** The languages of the site, that of the originals first. */
  readonly languages: readonly string[];
  /** Whether it shows its homes in a catalogue, as the template does. */
  readonly hasCatalogue: boolean;
  readonly pages: readonly PageName[];
  readonly documents: readonly DocumentName[];
}

/** A mistake at its field, in words. */
export interface FieldMistake {
  readonly path: Path;
  readonly message: string;
}

/** A content file, opened. */
export interface OpenDocument extends DocumentName {
  /** Of the file's bytes: a change names the one that it was made on. */
  readonly hash: string;
  /** Its value as written. Of a translation: what it says itself. */
  readonly value: unknown;
  /** Of a translation: what its original says. */
  readonly original?: unknown;
  /**
   * JSON Schema (draft 7) of the value, with these further keywords: `names` (see {@link NameKind}) on a
   * text, `entriesOf` (a shared list's name) on a list.
   */
  readonly schema: unknown;
  /** The body of a Markdown file, with its own line ends. */
  readonly body?: string;
  /** Mistakes that are in the file now. */
  readonly mistakes: readonly FieldMistake[];
}

/** A name that a field may take. */
export interface NamedChoice {
  readonly name: string;
  /** How an owner calls it; the name where there is nothing better. */
  readonly title?: string;
  /** The address of a small picture of it, on the development server. */
  readonly thumbnail?: string;
  /** The address of the file itself, on the development server: a picture, a drawing, a film. */
  readonly address?: string;
  /** Of an address of the site: what is there. */
  readonly target?: 'page' | 'post' | 'work' | 'text' | 'place' | 'file';
  /** In pixels. */
  readonly width?: number;
  readonly height?: number;
  /** Of the file. */
  readonly bytes?: number;
}

/** A change of one file, made on what was read. */
export interface ChangeRequest {
  readonly file: string;
  /** That of the document that the change was made on. */
  readonly hash: string;
  readonly edits: readonly Edit[];
  /** The new body of a Markdown file. */
  readonly body?: string | undefined;
}

/** What became of a change. */
export type ChangeResult =
  | { readonly kind: 'saved'; readonly document: OpenDocument; readonly lines: number }
  /** The build would refuse the file; nothing was written. */
  | { readonly kind: 'refused'; readonly mistakes: readonly FieldMistake[] }
  /** The file has changed on disk meanwhile: what it says now. Nothing was written. */
  | { readonly kind: 'conflict'; readonly document: OpenDocument };

/** Reading and changing content files. */
export interface DocumentsApi {
  /** What the site has. */
  state: (input: Record<string, never>) => SiteState;
  open: (input: { file: string }) => OpenDocument;
  /** Opens a file that is open already, without printing its page first. */
  reread: (input: { file: string }) => OpenDocument;
  /** Writes a change, unless the build would refuse the file with it or the file is another one by now. */
  change: (input: ChangeRequest) => ChangeResult;
  /** The names that a field may take: of files and pages, or the entries of a shared list. */
  choices: (input: { kind: NameKind } | { entriesOf: string }) => readonly NamedChoice[];
}
