/**
 * `npm run remove -- startup`: a home or an inner page less, with all that it alone needs: sections,
 * fonts, pictures, entries of the menu, packages. Where you have changed some of that, git asks.
 *
 *   npm run remove -- section faq --from business   a section less on a page
 */
import { parseArgs } from 'node:util';
import { Failure } from './lib/bootstrap/failure.mjs';
import { runTool } from './lib/main.ts';
import { ROOT } from './lib/paths.ts';
import { openProject } from './lib/project.ts';
import { expectKnown } from './take/pages.ts';
import { removeSection } from './take/sections/commands.ts';
import { changeChoice, conflictsText, takenChoice } from './take/site.ts';

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
    return removeSection(ROOT, { section, page: values.from });
  }
  const site = openProject(ROOT);
  const now = takenChoice(site);
  expectKnown('home or page', names, [...now.homes, ...now.pages]);
  const choice = takenChoice(site, names);
  if (choice.homes.length === 0) throw new Failure('That is the last home. Add another one first.');
  const message = `Remove ${names.join(', ')}`;
  const conflicts = await changeChoice(ROOT, { message, choice, without: names });
  console.log(conflicts.length > 0 ? conflictsText(conflicts) : `${names.join(', ')} is gone.`);
  return conflicts.length > 0 ? 1 : 0;
});
