import { posix } from 'node:path';
import type { ExportFiles, Format, OldItem, OldSite, Place, Resume, Stage } from '../model.ts';
import { urlize } from './addresses.ts';
import { readTable, type Row } from './csv.ts';
import { isoMonth } from './dates.ts';
import { collectLosses, firstText, type Losses } from './front-matter.ts';
import { defined, type Loose } from './item-fields.ts';

/** The tables that are read, each with a column that tells it from another table of this name. */
const TABLES = {
  'Profile.csv': 'Headline',
  'Positions.csv': 'Company Name',
  'Education.csv': 'School Name',
  'Skills.csv': 'Name',
  'Honors.csv': 'Title',
  'Projects.csv': 'Title',
} as const;

type Table = keyof typeof TABLES;

/** Tables of a career that the About tabs have no place for. */
const LEFT =
  /^(Certifications|Courses|Languages|Organizations|Patents|Publications|Recommendations_\w+|Test ?Scores|Volunteering)\.csv$/;

/** The zip of LinkedIn: tables of a career. Those of messages and contacts are never read. */
export const linkedIn: Format = {
  name: 'LinkedIn',
  matches: (files) =>
    (['Profile.csv', 'Positions.csv'] as const).some((table) => {
      const file = fileOf(files, table);
      return file !== undefined && readColumns(files, file, table);
    }),
  read,
};

const fileOf = (files: ExportFiles, table: Table) =>
  files.paths.find((path) => posix.basename(path) === table);

const readColumns = (files: ExportFiles, file: string, table: Table) =>
  files
    .text(file)
    .split('\n')
    .some((line) => line.includes(TABLES[table]) && line.includes(','));

function read(files: ExportFiles): OldSite {
  const losses = collectLosses();
  let count = 0;
  const rows = (table: Table): { readonly file: string; readonly rows: readonly Row[] } => {
    const file = fileOf(files, table);
    const found = file === undefined ? [] : (readTable(files, file, TABLES[table]) ?? []);
    if (table !== 'Profile.csv') count += found.length;
    return { file: file ?? table, rows: found };
  };
  for (const file of files.paths) {
    const name = posix.basename(file);
    if (LEFT.test(name))
      losses.add(file, undefined, 'tables', `The About tabs have no place for "${name}".`);
  }
  const resume = resumeOf(rows, losses);
  const projects = rows('Projects.csv');
  const items = projects.rows.flatMap((row) => itemOf(row, { file: projects.file }) ?? []);
  return {
    format: 'LinkedIn',
    items,
    resume,
    losses: losses.all,
    picture: () => undefined,
    count,
  };
}

type Rows = (table: Table) => { readonly file: string; readonly rows: readonly Row[] };

function resumeOf(rows: Rows, losses: Losses): Resume {
  const { file, rows: profiles } = rows('Profile.csv');
  const [profile = {}] = profiles;
  const names = ['First Name', 'Last Name'].flatMap((name) => firstText(profile, name) ?? []);
  const stages = (table: Table, of: (row: Row, date: DateOf) => Loose<Stage>): Stage[] => {
    const found = rows(table);
    const date: DateOf = (row, column) => {
      const written = firstText(row, column);
      const month = written === undefined ? undefined : isoMonth(written);
      if (written !== undefined && month === undefined)
        losses.add(found.file, undefined, 'dates', `"${written}" is no date that is known.`);
      return month;
    };
    return found.rows.flatMap((row) => {
      const { title, at, ...rest } = of(row, date);
      const name = title ?? at;
      return name === undefined
        ? []
        : [defined({ title: name, at: title === undefined ? undefined : at, ...rest })];
    });
  };
  return defined({
    place: { file },
    name: names.length > 0 ? names.join(' ') : undefined,
    headline: firstText(profile, 'Headline'),
    summary: firstText(profile, 'Summary'),
    experience: stages('Positions.csv', (row, date) => ({
      title: firstText(row, 'Title'),
      at: firstText(row, 'Company Name'),
      from: date(row, 'Started On'),
      to: date(row, 'Finished On'),
      text: firstText(row, 'Description'),
    })),
    education: stages('Education.csv', (row, date) => ({
      title: firstText(row, 'Degree Name'),
      at: firstText(row, 'School Name'),
      from: date(row, 'Start Date'),
      to: date(row, 'End Date'),
      text: firstText(row, 'Notes', 'Activities'),
    })),
    awards: stages('Honors.csv', (row, date) => {
      const when = date(row, 'Issued On');
      return {
        title: firstText(row, 'Title'),
        from: when,
        to: when,
        text: firstText(row, 'Description'),
      };
    }),
    skills: rows('Skills.csv').rows.flatMap((row) => {
      const name = firstText(row, 'Name');
      return name === undefined ? [] : [{ name }];
    }),
  });
}

type DateOf = (row: Row, column: string) => string | undefined;

function itemOf(row: Row, place: Place): OldItem | undefined {
  const title = firstText(row, 'Title');
  if (title === undefined) return undefined;
  const text = firstText(row, 'Description');
  const url = firstText(row, 'Url');
  const started = isoMonth(firstText(row, 'Started On') ?? '');
  return defined({
    kind: 'work' as const,
    place,
    title,
    slug: urlize(title),
    body: { markdown: [text, url && `<${url}>`].flatMap((part) => part ?? []).join('\n\n') },
    // A work has a day, of which the month is all that is known.
    date: started?.length === 7 ? `${started}-01` : started,
    excerpt: text?.split('\n', 1)[0],
  });
}
