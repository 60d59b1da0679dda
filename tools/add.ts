/**
 * `npm run add -- startup --from ../vitrine`: another home or inner page of the template, with all that it
 * needs and this site has not. What is here stays as it is.
 *
 *   npm run add -- section faq --to business                    a section more on a page, behind the last one
 *   npm run add -- section startup/Founders --to about --after Team --from ../vitrine
 */
import { parseArgs } from 'node:util';
import { allOrNothing } from './lib/all-or-nothing.ts';
import { Failure } from './lib/bootstrap/failure.mjs';
import { runTool } from './lib/main.ts';
import { ROOT } from './lib/paths.ts';
import { compose, type Entry } from './take/compose.ts';
import { openProject } from './take/files.ts';
import { summary } from './take/merge.ts';
import { addSection } from './take/sections/commands.ts';
import { choose, expectKnown, homesOf, innerPagesOf } from './take/pages.ts';
import {
  choiceOf,
  expectCommitted,
  keepRecord,
  mergeInto,
  openTemplate,
  readRecord,
  settle,
  unchangedHomes,
} from './take/site.ts';
import { RECORD } from './take/transform.ts';

const USAGE = `Usage: npm run add -- <home or page> [<home or page> …] --from <template>
       npm run add -- section <section> --to <page> [--after <section>] [--from <template>]`;

runTool(async () => {
  const { positionals: names, values } = parseArgs({
    options: { from: { type: 'string' }, to: { type: 'string' }, after: { type: 'string' } },
    allowPositionals: true,
  });
  const [kind, section, ...more] = names;
  if (kind === undefined) throw new Failure(USAGE);
  if (kind === 'section') {
    const { to: page, after } = values;
    if (section === undefined || more.length > 0 || page === undefined) throw new Failure(USAGE);
    await addSection(ROOT, { section, page, after }, values.from);
    return 0;
  }
  const template = openTemplate(values.from, ROOT);
  expectCommitted(ROOT);
  const inner = innerPagesOf(template);
  const known = new Set([...inner, ...homesOf(template).map(({ name }) => name)]);
  expectKnown('home or page', names, [...known]);
  const here = choiceOf(openProject(ROOT));
  // What the owner made is not the template's to compose.
  const now = {
    ...here,
    homes: here.homes.filter((name) => known.has(name)),
    pages: here.pages.filter((name) => known.has(name)),
  };
  const homes = [...now.homes, ...names.filter((name) => !inner.includes(name))];
  const wanted = choose(
    template,
    homes,
    [...new Set([...now.pages, ...names.filter((name) => inner.includes(name))])],
    now.extras,
  );
  await allOrNothing(ROOT, async (transaction) => {
    const before =
      now.homes.length > 0
        ? (await compose(template, now, { strict: false })).entries
        : new Map<string, Entry>();
    const after = await compose(template, wanted, { strict: false });
    const record = readRecord(ROOT);
    const unchanged = record ? unchangedHomes(ROOT, record) : new Set<string>();
    const merged = await mergeInto(ROOT, transaction, before, after.entries);
    if (record) {
      const { version, commit } = record;
      const own = { version, ...(commit !== undefined && { commit }) };
      await keepRecord(ROOT, transaction, after.entries.get(RECORD), own, unchanged);
    }
    console.log(summary(merged));
    for (const note of after.notes) console.log(`\n${note}`);
    await settle(ROOT, transaction, merged, template);
  });
  return 0;
});
