/** The chapters of the project’s own book that the help leads to, in the order in which an owner needs them. */
export const CHAPTERS = [
  'first-hour',
  'words',
  'texts',
  'pictures-and-fonts',
  'looks',
  'works',
  'languages',
  'publishing',
] as const;

export type Chapter = (typeof CHAPTERS)[number];

const sources = import.meta.glob<string>('../../../../docs/*.md', {
  query: '?raw',
  import: 'default',
});

const fileOf = (chapter: Chapter) => `../../../../docs/${chapter}.md`;

/** Those that this project has. */
export const chapters: readonly Chapter[] = CHAPTERS.filter(
  (chapter) => sources[fileOf(chapter)] !== undefined,
);

/** A chapter’s text, in Markdown. */
export async function textOfChapter(chapter: Chapter): Promise<string> {
  return (await sources[fileOf(chapter)]?.()) ?? '';
}
