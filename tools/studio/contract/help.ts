/** A chapter of the project’s own book. */
export interface BookChapter {
  readonly title: string;
  /**
   * Its text without the title, as HTML that contains no script and no address but those of the web, of
   * other chapters (`words.md#menu`) and of places in this one (`#menu`).
   */
  readonly html: string;
}

/** The book that explains the project. */
export interface HelpApi {
  /** Names of its chapters: `words` is that of `docs/words.md`. */
  chapters: (input: Record<string, never>) => readonly string[];
  chapter: (input: { name: string }) => BookChapter;
}
