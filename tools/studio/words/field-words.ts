/** What the fields of content are called, and what is said of them, in a language. */
export interface FieldWords {
  /**
   * By the name in the content file, `caseStudy`; a choice that shares its name with a field of another meaning
   * begins with `=`. What stands here under no name is shown as English words.
   */
  readonly names: Readonly<Record<string, string>>;
  /** By what the schema says in English. What does not stand here is shown so. */
  readonly help: Readonly<Record<string, string>>;
}
