/**
 * `npm run add -- startup --from ../vitrine`: another home or inner page of the template, with all that it
 * needs. What is here stays as it is.
 *
 *   npm run add -- section faq --to business                    a section more on a page, behind the last one
 *   npm run add -- section startup/Founders --to about --after Team --from ../vitrine
 */
import { parseArgs } from 'node:util';
import { Failure } from './lib/bootstrap/failure.mjs';
import { runTool } from './lib/main.ts';
import { ROOT } from './lib/paths.ts';
import { openProject } from './lib/project.ts';
import { choose, expectKnown, homesOf, innerPagesOf } from './take/pages.ts';
import { addSection } from './take/sections/commands.ts';
import { changeChoice, conflictsText, openTemplate, takenChoice } from './take/site.ts';

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
    return addSection(ROOT, { section, page, after }, values.from);
  }
  const template = openTemplate(values.from, ROOT);
  const inner = innerPagesOf(template);
  const homes = homesOf(template).map(({ name }) => name);
  expectKnown('home or page', names, [...inner, ...homes]);
  const now = takenChoice(openProject(ROOT));
  const choice = choose(
    template,
    [...now.homes, ...names].filter((name) => homes.includes(name)),
    [...now.pages, ...names].filter((name) => inner.includes(name)),
  );
  const message = `Add ${names.join(', ')} from the template`;
  const { languages } = now;
  const conflicts = await changeChoice(ROOT, {
    message,
    template,
    choice: { ...choice, languages },
  });
  console.log(conflicts.length > 0 ? conflictsText(conflicts) : `${names.join(', ')} is here now.`);
  return conflicts.length > 0 ? 1 : 0;
});
