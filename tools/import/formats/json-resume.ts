import { z } from 'astro/zod';
import { Failure } from '../../lib/bootstrap/failure.mjs';
import type { ExportFiles, Format, OldItem, OldSite, Place, Resume, Stage } from '../model.ts';
import { urlize } from './addresses.ts';
import { isoDate, isoMonth } from './dates.ts';
import { collectLosses, textOf, type Losses } from './front-matter.ts';
import { defined, type Loose } from './item-fields.ts';
import { findJson, readJson } from './json.ts';

const text = z.string().nullish();
const texts = z.array(z.string()).nullish();
const span = { startDate: text, endDate: text, url: text, summary: text, highlights: texts };

const work = z.object({ ...span, name: text, company: text, position: text, location: text });
const volunteer = z.object({ ...span, organization: text, position: text });
const school = z.object({
  ...span,
  institution: text,
  area: text,
  studyType: text,
  courses: texts,
});
const award = z.object({ title: text, date: text, awarder: text, summary: text });
const skill = z.object({ name: text, level: text, keywords: texts });
const project = z.object({ ...span, name: text, description: text, keywords: texts });

/** A résumé of jsonresume.org, as far as it is read. */
const jsonResumeSchema = z.object({
  basics: z.object({ name: text, label: text, summary: text, url: text }).nullish(),
  work: z.array(work).default([]),
  volunteer: z.array(volunteer).default([]),
  education: z.array(school).default([]),
  awards: z.array(award).default([]),
  skills: z.array(skill).default([]),
  projects: z.array(project).default([]),
  publications: z.array(z.unknown()).default([]),
  certificates: z.array(z.unknown()).default([]),
  languages: z.array(z.unknown()).default([]),
  interests: z.array(z.unknown()).default([]),
  references: z.array(z.unknown()).default([]),
});

type JsonResume = z.output<typeof jsonResumeSchema>;

/** As much of it as tells it from other JSON. */
const shape = z
  .object({ basics: z.looseObject({}) })
  .and(
    z.union(
      ['work', 'education', 'skills'].map((name) => z.object({ [name]: z.unknown().array() })),
    ),
  );

/** The words that résumés use for a level, in percent. Other words say nothing that can be compared. */
const LEVELS: Readonly<Record<string, number>> = {
  beginner: 25,
  novice: 25,
  intermediate: 50,
  advanced: 75,
  expert: 90,
  master: 100,
};

/** Parts of a résumé that the About tabs have no place for. */
const LEFT = ['publications', 'certificates', 'languages', 'interests', 'references'] as const;

/** A résumé in the format of jsonresume.org. */
export const jsonResume: Format = {
  name: 'JSON Resume',
  matches: (files) => findJson(files, shape) !== undefined,
  read,
};

function read(files: ExportFiles): OldSite {
  const file = findJson(files, shape);
  if (file === undefined) throw new Failure(`${files.name}: it is no résumé of jsonresume.org.`);
  const source = readJson(files, file, jsonResumeSchema);
  const place = { file };
  const losses = collectLosses();
  for (const part of LEFT)
    if (source[part].length > 0)
      losses.add(file, undefined, part, `The About tabs have no place for "${part}".`);
  const items = source.projects.map((one) => itemOf(one, place));
  const lists = [source.work, source.volunteer, source.education, source.awards, source.skills];
  return {
    format: 'JSON Resume',
    items,
    resume: resumeOf(source, place, losses),
    losses: losses.all,
    picture: () => undefined,
    count: [...lists, ...LEFT.map((part) => source[part])].flat().length + items.length,
  };
}

function resumeOf(source: JsonResume, place: Place, losses: Losses): Resume {
  const spanOf = ({ startDate, endDate }: z.output<typeof work>, where: string) => ({
    from: dateIn(startDate, where, place, losses),
    to: dateIn(endDate, where, place, losses),
  });
  const stage = (title: string | undefined, rest: Loose<Omit<Stage, 'title'>>): Stage[] =>
    title === undefined ? [] : [defined({ title, ...rest })];
  const jobs = [
    ...source.work.map((one) => ({ ...one, at: textOf(one.name) ?? textOf(one.company) })),
    ...source.volunteer.map((one) => ({ ...one, at: textOf(one.organization) })),
  ];
  return defined({
    place,
    name: textOf(source.basics?.name),
    headline: textOf(source.basics?.label),
    summary: textOf(source.basics?.summary),
    experience: jobs.flatMap(({ at, position, ...one }) => {
      const title = textOf(position);
      const said = sentences([one.summary, ...(one.highlights ?? [])]);
      const own = { ...spanOf(one, title ?? at ?? ''), text: said };
      return title === undefined ? stage(at, own) : stage(title, { ...own, at });
    }),
    education: source.education.flatMap((one) => {
      const at = textOf(one.institution);
      const title = [one.studyType, one.area].flatMap((part) => textOf(part) ?? []).join(', ');
      const courses = (one.courses ?? []).join(', ');
      const said = sentences([one.summary, ...(one.highlights ?? []), courses]);
      const own = { ...spanOf(one, title), text: said };
      return title === '' ? stage(at, own) : stage(title, { ...own, at });
    }),
    awards: source.awards.flatMap(({ title, date, awarder, summary }) => {
      const when = dateIn(date, title ?? '', place, losses);
      const at = textOf(awarder);
      return stage(textOf(title), { at, from: when, to: when, text: textOf(summary) });
    }),
    skills: source.skills.flatMap(({ name, level, keywords }) => {
      const known = textOf(name);
      if (known === undefined) return [];
      const word = textOf(level);
      const percent = word === undefined ? undefined : LEVELS[word.toLowerCase()];
      if (word !== undefined && percent === undefined)
        losses.add(
          place.file,
          undefined,
          'skill levels',
          `"${word}" of ${known} is no known level.`,
        );
      return [defined({ name: known, level: percent, text: textOf((keywords ?? []).join(', ')) })];
    }),
  });
}

function dateIn(
  value: string | null | undefined,
  where: string,
  { file }: Place,
  losses: Losses,
): string | undefined {
  const written = textOf(value);
  if (written === undefined || /^(present|now|today|current)$/i.test(written)) return undefined;
  const date = isoMonth(written);
  if (date === undefined)
    losses.add(file, undefined, 'dates', `"${written}" of ${where} is no date that is known.`);
  return date;
}

/** Parts as sentences that follow each other. */
function sentences(parts: readonly (string | null | undefined)[]): string | undefined {
  const said = parts.flatMap((part) => textOf(part) ?? []);
  return textOf(said.map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`)).join(' '));
}

function itemOf(source: z.output<typeof project>, place: Place): OldItem {
  const title = textOf(source.name) ?? textOf(source.description) ?? 'Project';
  const url = textOf(source.url);
  const list = (source.highlights ?? []).map((one) => `- ${one}`).join('\n');
  const parts = [source.description, source.summary, list, url && `<${url}>`];
  return defined({
    kind: 'work' as const,
    place,
    title,
    slug: urlize(title),
    body: { markdown: parts.flatMap((part) => textOf(part) ?? []).join('\n\n') },
    date: isoDate(source.startDate),
    tags: source.keywords && source.keywords.length > 0 ? source.keywords : undefined,
    excerpt: textOf(source.description),
  });
}
