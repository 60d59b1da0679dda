import type { FieldMistake } from './documents.ts';

/** Whether visitors can read something: a post with a date that is to come is published by the first build after it. */
export type Publication = 'published' | 'draft' | 'later';

/** A post of the journal, or of a home. */
export interface PostEntry {
  readonly file: string;
  readonly title: string;
  /** The path of its page. */
  readonly path: string;
  /** As it is written: `2026-11-12`. */
  readonly date: string;
  readonly publication: Publication;
}

/** A work. */
export interface WorkEntry {
  readonly file: string;
  readonly title: string;
  readonly path: string;
  readonly isDraft: boolean;
}

/** The works of a home, or those of no home, in their order. */
export interface WorkGroup {
  /** None for the works of no home. */
  readonly home?: string;
  /** What the owner calls the home. */
  readonly title?: string;
  readonly works: readonly WorkEntry[];
}

/** A page besides posts and works. */
export interface SitePageEntry {
  readonly path: string;
  readonly title: string;
  /** Its content; none where all its words come from lists. */
  readonly file?: string;
  readonly kind: 'home' | 'inner' | 'text';
  /** Whether it can be taken away: the site needs its homes and the page for what is not found. */
  readonly canRemove: boolean;
}

/** What the site consists of, by kind. */
export interface SiteLists {
  readonly posts: readonly PostEntry[];
  readonly works: readonly WorkGroup[];
  readonly pages: readonly SitePageEntry[];
}

/** What a new work begins with: its page follows from its parts. */
export const WORK_FORMATS = ['story', 'plates', 'film', 'study'] as const;

/** One of {@link WORK_FORMATS}. */
export type WorkFormat = (typeof WORK_FORMATS)[number];

/** A page, a text or a post that is to be made. */
export interface NewPage {
  readonly kind: 'page' | 'text' | 'post';
  readonly title: string;
}

/** A work that is to be made. */
export interface NewWork {
  readonly kind: 'work';
  readonly title: string;
  /** The home that it belongs to; none for a work of no home. */
  readonly home?: string | undefined;
  readonly format: WorkFormat;
  /** The address of the film’s page on YouTube, Vimeo or a PeerTube, for the format `film`. */
  readonly film?: string | undefined;
}

/** What is to be made. */
export type NewThing = NewPage | NewWork;

/** Something new: its content, and the path of its page. */
export interface NewFile {
  readonly file: string;
  readonly path: string;
}

/** A place that leads to something, by the title of its file. */
export interface UsingPlace {
  readonly file: string;
  readonly title: string;
}

/** What is not translated, or perhaps no longer, in one file. */
export interface TranslationGap {
  readonly file: string;
  readonly title: string;
  /** The file that holds the translation, whether it is there or not. */
  readonly translation: string;
  readonly isThere: boolean;
  /** Of its page; none for lists and settings. */
  readonly path?: string;
  /** How many words of the original there are, and how many of them are not translated. */
  readonly words: number;
  readonly missing: number;
  /** Whether the original has been changed since. */
  readonly isOlder: boolean;
}

/** How far a language is. */
export interface LanguageState {
  /** A BCP 47 tag: `pt-BR`. */
  readonly language: string;
  /** The share of words that are translated, in whole per cent. */
  readonly share: number;
  /** Files with something missing or old. */
  readonly gaps: readonly TranslationGap[];
}

/** A language that the site could speak: the words of its interface are there. */
export interface LanguageOffer {
  readonly language: string;
  /** How many words of the originals would wait to be translated. */
  readonly words: number;
  /** How many files are translated already. */
  readonly translated: number;
  readonly direction: 'ltr' | 'rtl';
}

/** What the site consists of: posts, works, pages, languages. */
export interface SiteApi {
  siteLists: (input: Record<string, never>) => SiteLists;
  /** Makes something new, with words to write over. */
  create: (input: NewThing) => NewFile;
  /** Publishes a post or a work, or holds it back. */
  publish: (input: { file: string; isPublished: boolean }) => {
    /** Why the build would refuse it; empty where it is done. */
    readonly mistakes: readonly FieldMistake[];
  };
  /** Takes a work to another place among its neighbours, counted from 0. */
  moveWork: (input: { file: string; to: number }) => Record<string, never>;
  /** The places that lead to a post, a work or a page, by its path. */
  usesOf: (input: { path: string }) => readonly UsingPlace[];
  /** Takes a post, a work or a page away, with its translations and its entries in the menu. */
  remove: (input: { path: string }) => Record<string, never>;
  /** How far each language of the site is, that of the originals left out. */
  translations: (input: Record<string, never>) => readonly LanguageState[];
  /** Begins a translation, in which nothing is said yet. */
  translate: (input: { file: string; language: string }) => { readonly file: string };
  /** The languages that the site does not speak yet, and could. */
  languageOffers: (input: Record<string, never>) => readonly LanguageOffer[];
  /** Lets the site speak another language; what is not translated is shown in that of the originals. */
  addLanguage: (input: { language: string }) => Record<string, never>;
}
