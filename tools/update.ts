/**
 * `npm run update -- --from ../vitrine`: brings what is new in the template into this site, between the
 * version that `template.json` names and the one that is there. What the owner took away stays away,
 * what they wrote stays; where both wrote the same lines, git's marks stand in the file.
 */
import { parseArgs } from 'node:util';
import { allOrNothing } from './lib/all-or-nothing.ts';
import { Failure } from './lib/bootstrap/failure.mjs';
import { runTool } from './lib/main.ts';
import { ROOT } from './lib/paths.ts';
import { compose } from './take/compose.ts';
import { openProject, type Project } from './take/files.ts';
import { summary } from './take/merge.ts';
import { EXTRAS, homesOf, innerPagesOf, pageOf, textsIn, type Choice } from './take/pages.ts';
import {
  expectCommitted,
  keepRecord,
  mergeInto,
  openTemplate,
  readRecord,
  settle,
  unchangedHomes,
  withVersion,
} from './take/site.ts';
import { newEntries } from './take/texts.ts';
import { RECORD, type Template } from './take/transform.ts';

const CHANGELOG = 'CHANGELOG.md';

runTool(async () => {
  const { values } = parseArgs({ options: { from: { type: 'string' } } });
  const record = readRecord(ROOT);
  if (!record)
    throw new Failure(
      `There is no ${RECORD} here: this site was not taken with \`npm run take\`, so nobody knows its version.`,
    );
  const template = openTemplate(values.from, ROOT);
  expectCommitted(ROOT);
  const left = withoutRemoved(openProject(ROOT), record);
  const conflicts = await allOrNothing(ROOT, async (transaction) => {
    const after = await compose(template, presentIn(template, left), { strict: false });
    const unchanged = unchangedHomes(ROOT, record);
    const merged = await withVersion(template, record, async (old) => {
      const before = await compose(old, presentIn(old, left), { strict: false });
      sayNews(old, template);
      return mergeInto(ROOT, transaction, before.entries, after.entries);
    });
    const { homes, pages } = left;
    const theirs = after.entries.get(RECORD);
    await keepRecord(ROOT, transaction, theirs, { homes, pages }, unchanged);
    console.log(summary(merged));
    await settle(ROOT, transaction, merged, template);
    return merged.conflicts;
  });
  return conflicts.length > 0 ? 1 : 0;
});

/** Prints what the template's changelog says of what has come since a version. */
function sayNews(old: Project, template: Project): void {
  if (!template.has(CHANGELOG)) return;
  const news = newEntries(old.has(CHANGELOG) ? old.read(CHANGELOG) : '', template.read(CHANGELOG));
  if (news.length > 0) console.log(`New in the template:\n\n${news.join('\n')}\n`);
}

/** What was taken, as far as its page is still there: of what the owner took away nothing new comes. */
function withoutRemoved(own: Project, record: Template): Template {
  const pages = new Set([
    ...own.files.filter((file) => file.startsWith('src/pages/')).map(pageOf),
    ...textsIn(own),
  ]);
  const homes = record.homes.filter((name) => pages.has(name));
  return {
    ...record,
    homes: homes.length > 0 ? homes : record.homes,
    pages: record.pages.filter((name) => pages.has(name)),
  };
}

/** What was taken, as far as this version of the template has it. */
function presentIn(project: Project, { homes, pages, extras }: Template): Choice {
  const known = homesOf(project).map(({ name }) => name);
  const inner = innerPagesOf(project);
  return {
    homes: homes.filter((name) => known.includes(name)),
    pages: pages.filter((name) => inner.includes(name)),
    extras: EXTRAS.filter((extra) => extras.includes(extra)),
  };
}
