/** A stylesheet that a section can wear on its page. */
export interface SectionLook {
  /** Its path; none for the bare layout. */
  readonly file?: string;
  /** Its name: `over-picture`; none for the bare layout, and for one of this page alone. */
  readonly title?: string;
  /** What it is for, in a sentence, where its file says so. */
  readonly description?: string;
}

/** A section of a page. */
export interface PageSection {
  /** By which calls name it, as long as the page stays as it is. */
  readonly id: string;
  /** What kind of section it is, by its component: `TextPicture`. */
  readonly name: string;
  /** What a visitor reads above it, in the original's language. */
  readonly heading?: string;
  /** The way to its own words in the page's content; none for one that has none. */
  readonly path?: readonly string[];
  /** Whether visitors do not see it. */
  readonly isHidden: boolean;
  /** Where its page lets one choose: the looks, that which it wears first. */
  readonly looks?: readonly [SectionLook, ...SectionLook[]];
}

/** The sections of a page, in their order. */
export interface PageSections {
  /** The page's content file. */
  readonly file: string;
  readonly sections: readonly PageSection[];
}

/** A section that can be added to a page, where the site shows it already. */
export interface SectionOffer {
  /** By which `addSection` names it: `faq`, `startup/Founders`. */
  readonly section: string;
  /** What kind of section it is, by its component: `TextPicture`. */
  readonly name: string;
  /** What it does, in a sentence, where its code says so. */
  readonly description?: string;
  /** The page that it is copied from, without the base path: `/about`. */
  readonly path: string;
  readonly pageTitle: string;
  /** What a visitor reads above it there. */
  readonly heading?: string;
  /** Its place among what that page shows, from 0: an inner page shows its banner first. */
  readonly at: number;
}

/** A section of a page: `code` is the page's own file, `src/pages/about.astro`. */
export interface SectionName {
  readonly code: string;
  readonly id: string;
}

/** The sections of a page. Each change is a step that can be taken back. */
export interface SectionsApi {
  /** The sections of a page, by its own file. */
  sections: (input: { code: string }) => PageSections;
  /** @param to its new place, from 0 */
  moveSection: (input: SectionName & { to: number }) => PageSections;
  /** Keeps a section from visitors; its words stay in the page's content. */
  hideSection: (input: SectionName) => PageSections;
  /** Shows a hidden section again. */
  showSection: (input: SectionName) => PageSections;
  /** Takes a section away, with those of its words that nothing else shows. */
  removeSection: (input: SectionName) => PageSections;
  /** @param file the look's; none for the bare layout */
  chooseLook: (input: SectionName & { file?: string | undefined }) => PageSections;
  /** What can be added to a page. */
  sectionOffers: (input: { code: string }) => readonly SectionOffer[];
  /** @param at the place that it comes to, from 0 */
  addSection: (input: { code: string; section: string; at: number }) => PageSections;
}
