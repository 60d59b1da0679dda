import type { Outcome } from './bring.ts';
import type { Place } from './model.ts';
import type { Note } from './notes.ts';

/** Of one kind: more lines than these help nobody to find one. */
const MOST_LINES = 200;

type Done = Omit<Outcome, 'files' | 'report'>;

const rows = (counts: readonly (readonly [string, number])[]): string =>
  [
    '| What | How many |',
    '| --- | --: |',
    ...counts.map(([what, count]) => `| ${what} | ${count} |`),
  ].join('\n');

const code = (text: string) => `\`${text.replaceAll('`', "'").replace(/\s+/g, ' ')}\``;

const placeOf = (place: Place | undefined) =>
  place === undefined
    ? ''
    : `${place.file}${place.line === undefined ? '' : `, line ${place.line}`}`;

/** Numbers of what came in and out, for the report and the terminal. */
export function countsOf({
  old,
  planned,
  known,
  book,
  redirects,
  notes,
}: Done): (readonly [string, number])[] {
  const of = (kind: string) => planned.filter((one) => one.kind === kind).length;
  const comments = planned.reduce((sum, { item }) => sum + (item.comments?.length ?? 0), 0);
  const all: (readonly [string, number])[] = [
    ['entries in the export', old.count],
    ['posts', of('post')],
    ['pages', of('page')],
    ['works', of('work')],
    ['of these not published yet', planned.filter(({ held }) => held !== undefined).length],
    ['comments', comments],
    ['pictures that came', book.files.size - book.drawn()],
    ['covers that were drawn', book.drawn()],
    ['pictures on another host', book.remote.size],
    ['redirects', redirects.size],
    ['entries that had come before', known],
    ['changes', notes.changed.length],
    ['losses', notes.lost.length],
    ['things that want a hand', notes.hand.length],
  ];
  return all.filter(([what, count]) => count > 0 || what === 'entries in the export');
}

/** Notes by their kinds, the most frequent first. */
const byKind = (notes: readonly Note[]) =>
  [...Map.groupBy(notes, ({ kind }) => kind)].toSorted(([, a], [, b]) => b.length - a.length);

function section(heading: string, lead: string, notes: readonly Note[]): string[] {
  if (notes.length === 0) return [];
  const kinds = byKind(notes);
  return [
    `## ${heading}`,
    lead,
    rows(kinds.map(([kind, all]) => [kind, all.length])),
    ...kinds.flatMap(([kind, all]) => [
      `### ${kind.charAt(0).toUpperCase()}${kind.slice(1)}`,
      [
        ...all.slice(0, MOST_LINES).map(lineOf),
        ...(all.length > MOST_LINES ? [`- and ${all.length - MOST_LINES} more`] : []),
      ].join('\n'),
    ]),
  ];
}

const lineOf = ({ what, place, file }: Note) =>
  `- ${[code(what), placeOf(place), file === undefined ? '' : `now ${file}`].filter(Boolean).join('; ')}`;

/** What an import has done, in Markdown. */
export function reportOf(done: Done): string {
  const { old, planned, notes, book, redirects } = done;
  const remote = [...book.remote];
  return `${[
    `# Import from ${old.format}`,
    `What came from ${old.url ?? old.format}, what is different now, and what did not come. This file is for you alone: nothing reads it, and you may delete it.`,
    rows(countsOf(done)),
    ...section('What wants a hand', 'Look at these before you publish.', notes.hand),
    ...section('What did not come', 'Each with its place in the export.', notes.lost),
    ...section('What is different', 'It came in another form.', notes.changed),
    ...(remote.length > 0
      ? [
          '## Pictures on another host',
          'Their texts link to them. `npm run import -- … --download` fetches them, if you take the imported files away first.',
          remote.map(([from, place]) => `- ${code(from)}; ${placeOf(place)}`).join('\n'),
        ]
      : []),
    ...(redirects.size > 0
      ? [
          '## Redirects',
          'These stand in `redirects` in `site.config.ts`.',
          [...redirects].map(([from, to]) => `- ${code(from)} → ${code(to)}`).join('\n'),
        ]
      : []),
    '## What came',
    planned
      .map(({ file, title, item }) => `- ${file}: ${code(title)}; ${placeOf(item.place)}`)
      .join('\n'),
  ].join('\n\n')}\n`;
}
