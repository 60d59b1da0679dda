import type { Resume, Stage } from './model.ts';

/** The parts of a résumé that About tabs show. */
export const PARTS = ['experience', 'education', 'skills', 'awards'] as const;

/** One of them. */
export type Part = (typeof PARTS)[number];

/** A line of an About tab: `src/sections/about-me/about-me.schema.ts`. */
interface Entry {
  readonly title: string;
  readonly when?: string;
  readonly text: string;
}

/** The lines that a tab is filled with. */
interface Entries {
  readonly entries: readonly Entry[];
  /** Titles of those that have nothing to say besides their title, which a tab's line needs. */
  readonly bare: readonly string[];
}

/** How a time that lasts is said, in the language of the original content. */
const SINCE: Readonly<Record<string, (year: string) => string>> = {
  en: (year) => `since ${year}`,
  de: (year) => `seit ${year}`,
};

/**
 * A part of a résumé as lines of a tab.
 *
 * @param label of the tab, under which skills stand that have a name alone
 * @param language of the content, for times that last
 */
export function entriesOf(resume: Resume, part: Part, label: string, language: string): Entries {
  if (part === 'skills') return { entries: skillEntries(resume.skills, label), bare: [] };
  const since = SINCE[language.split('-', 1)[0] ?? ''] ?? ((year: string) => `${year}–`);
  const entries = resume[part].map((stage) => entryOf(stage, part, since));
  return {
    entries: entries.filter(({ text }) => text !== ''),
    bare: entries.filter(({ text }) => text === '').map(({ title }) => title),
  };
}

function entryOf(stage: Stage, part: Part, since: (year: string) => string): Entry {
  const { title, at, text } = stage;
  const when = whenOf(stage, part, since);
  const line = (name: string, ...said: readonly (string | undefined)[]): Entry => ({
    title: name,
    ...(when !== undefined && { when }),
    text: said.flatMap((one) => sentence(one) ?? []).join(' '),
  });
  return part === 'experience' && at !== undefined && text !== undefined
    ? line(`${title}, ${at}`, text)
    : line(title, at, text);
}

/** A text on one line, with its full stop. */
function sentence(text: string | undefined): string | undefined {
  const line = (text ?? '').replace(/\s+/g, ' ').trim();
  if (line === '') return undefined;
  return /[\p{Sentence_Terminal}…:;”’"')]$/u.test(line) ? line : `${line}.`;
}

function whenOf(
  { from, to }: Stage,
  part: Part,
  since: (year: string) => string,
): string | undefined {
  const [first, last] = [from?.slice(0, 4), to?.slice(0, 4)];
  if (first === undefined || last === undefined) {
    const lasts = part === 'experience' && first !== undefined;
    return lasts ? since(first) : (last ?? first);
  }
  return first === last ? first : `${first}–${last}`;
}

/** Skills that the résumé says more of, and those that it only names in one line. */
function skillEntries(skills: Resume['skills'], label: string): Entry[] {
  const told = skills.flatMap(({ name, text }) => {
    const said = sentence(text);
    return said === undefined ? [] : [{ title: name, text: said }];
  });
  const named = skills.filter(({ text }) => sentence(text) === undefined);
  const names = named.map(({ name, level }) =>
    level === undefined ? name : `${name} (${String(level)} %)`,
  );
  return names.length === 0 ? told : [...told, { title: label, text: `${names.join(', ')}.` }];
}
