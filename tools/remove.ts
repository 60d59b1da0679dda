/**
 * `npm run remove -- startup`: a home or an inner page less, with all that it alone needs: sections,
 * fonts, pictures, entries of the menu, packages. What the owner has changed of that stays.
 *
 *   npm run remove -- section faq --from business   a section less on a page, in all of its places at once
 */
import { parseArgs } from 'node:util';
import { allOrNothing } from './lib/all-or-nothing.ts';
import { Failure } from './lib/bootstrap/failure.mjs';
import { runTool } from './lib/main.ts';
import { ROOT } from './lib/paths.ts';
import { compose, withoutOrphans } from './take/compose.ts';
import { openProject } from './take/files.ts';
import { summary } from './take/merge.ts';
import { expectKnown } from './take/pages.ts';
import { takeSectionAway } from './take/sections/commands.ts';
import {
  choiceOf,
  expectCommitted,
  keepRecord,
  mergeInto,
  readRecord,
  settle,
  unchangedHomes,
} from './take/site.ts';
import { RECORD } from './take/transform.ts';

const USAGE = `Usage: npm run remove -- <home or page> [<home or page> …]
       npm run remove -- section <section> --from <page>`;

runTool(async () => {
  const { positionals: names, values } = parseArgs({
    options: { from: { type: 'string' } },
    allowPositionals: true,
  });
  const [kind, section, ...more] = names;
  if (kind === undefined) throw new Failure(USAGE);
  if (kind === 'section') {
    if (section === undefined || more.length > 0 || values.from === undefined)
      throw new Failure(USAGE);
    await takeSectionAway(ROOT, { section, page: values.from });
    return 0;
  }
  expectCommitted(ROOT);
  const project = openProject(ROOT);
  const now = choiceOf(project);
  expectKnown('home or page', names, [...now.homes, ...now.pages]);
  const homes = now.homes.filter((home) => !names.includes(home));
  if (homes.length === 0) throw new Failure('That is the last home. Add another one first.');
  const left = { ...now, homes, pages: now.pages.filter((page) => !names.includes(page)) };
  await allOrNothing(ROOT, async (transaction) => {
    const [before, after] = [
      await compose(project, now, { strict: false, own: true }),
      await compose(project, left, { strict: false, own: true }),
    ];
    const clean = await withoutOrphans(project, before.entries, after.entries);
    const record = readRecord(ROOT);
    const unchanged = record ? unchangedHomes(ROOT, record) : new Set<string>();
    const merged = await mergeInto(ROOT, transaction, before.entries, clean);
    if (record) {
      const own = { ...record, homes, pages: left.pages };
      await keepRecord(ROOT, transaction, after.entries.get(RECORD), own, unchanged);
    }
    console.log(summary(merged));
    for (const note of after.notes) console.log(`\n${note}`);
    await settle(ROOT, transaction, merged);
  });
  return 0;
});
