import { execFileSync } from 'node:child_process';
import { posix } from 'node:path';
import { languageOfFile, translatedFile } from '../../src/lib/languages/translation-files.ts';
import type { Project } from '../lib/project.ts';
import { RECORD } from '../take/compose.ts';
import { BRANCH } from '../take/git.ts';
import { languagesIn } from '../take/languages.ts';
import type { Loss, Resume } from './model.ts';
import { entriesOf, PARTS } from './resume-entries.ts';
import { clearTabs, fillTabs, partOf, tabIds } from './resume-tabs.ts';

const HOMES = 'src/demos/*/content.yaml';

/** What a résumé changes in a site. */
export interface ResumeChanges {
  /** New texts of content files, by their paths. */
  readonly changes: ReadonlyMap<string, string>;
  readonly losses: readonly Loss[];
  /** What its owner should know. */
  readonly notes: readonly string[];
}

/**
 * Works out how a résumé fills the About tabs of the homes that have some. A tab that differs from the
 * template's sample holds the owner's words, and stays. Nothing is written to the disk.
 */
export function resumeChanges(project: Project, resume: Resume): ResumeChanges {
  const changes = new Map<string, string>();
  const notes: string[] = [];
  const homes = project.files.filter(
    (file) => posix.matchesGlob(file, HOMES) && tabIds(project.read(file)).length > 0,
  );
  const losses = lossesOf(resume);
  if (homes.length === 0)
    return { changes, losses, notes: ['No home of this site has About tabs for a résumé.'] };
  const [language] = languagesIn(project.read('site.config.ts'));
  for (const file of homes) {
    const sample = sampleOf(project, file);
    if (sample === undefined) {
      notes.push(`${file}: git does not know the template’s sample of it, so its tabs stay.`);
      continue;
    }
    const text = project.read(file);
    const { text: written, filled, kept, left } = fillTabs(text, sample, resume, language);
    if (filled.length > 0) changes.set(file, written);
    const say = (what: string, ids: readonly string[]) => {
      if (ids.length > 0) notes.push(`${file}: ${what}: ${ids.join(', ')}.`);
    };
    say('filled', filled);
    say('kept, for their words are yours', kept);
    say('still the sample’s words, of which the résumé says nothing', left);
    const shown = new Set(tabIds(text).map(partOf));
    say(
      'no tab shows these parts of the résumé',
      PARTS.filter((part) => resume[part].length > 0 && !shown.has(part)),
    );
    const places = filled.map((id) => tabIds(text).indexOf(id));
    for (const [translation, words] of clearedTranslations(project, file, places))
      if (words === undefined)
        notes.push(`${translation}: its tabs are yours. Translate the résumé there.`);
      else {
        changes.set(translation, words);
        notes.push(
          `${translation}: the filled tabs show the original’s words until you translate them.`,
        );
      }
  }
  return { changes, losses, notes };
}

/** Translations of a home without the entries that the résumé has taken the place of. */
function clearedTranslations(
  project: Project,
  file: string,
  places: readonly number[],
): (readonly [string, string | undefined])[] {
  return project.files.flatMap((other) => {
    const language = languageOfFile(other);
    if (language === undefined || translatedFile(file, language) !== other) return [];
    const text = project.read(other);
    const cleared = clearTabs(text, sampleOf(project, other) ?? '', places);
    return cleared === text ? [] : [[other, cleared] as const];
  });
}

/** A file as the template has it: what a site was taken from, or in the template itself its last commit. */
function sampleOf({ root, has }: Project, file: string): string | undefined {
  for (const name of has(RECORD) ? [BRANCH, `origin/${BRANCH}`] : ['HEAD'])
    try {
      const args = ['show', `${name}:./${file}`];
      return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
    } catch {
      // Another branch may have it, or git is not there.
    }
  return undefined;
}

/** What the tabs have no place for. */
function lossesOf(resume: Resume): Loss[] {
  const { place, name, headline, summary, skills } = resume;
  const loss = (kind: string, what: string): Loss => ({ place, kind, what });
  const said = [name, headline, summary].filter((text) => text !== undefined);
  const bare = PARTS.flatMap((part) => entriesOf(resume, part, '', '').bare);
  const levels = skills.filter(({ level, text }) => level !== undefined && text !== undefined);
  return [
    ...(said.length > 0
      ? [
          loss(
            'introductions',
            'Name, headline and summary are not written: they belong into `site.config.ts` and the field `about.text` of your home.',
          ),
        ]
      : []),
    ...bare.map((title) =>
      loss(
        'entries without a text',
        `"${title}" has neither a place nor a text, which a line of a tab needs.`,
      ),
    ),
    ...(levels.length > 0
      ? [
          loss(
            'skill levels',
            `A line of a tab shows no level: ${levels.map((one) => `${one.name} (${String(one.level)} %)`).join(', ')}.`,
          ),
        ]
      : []),
  ];
}
