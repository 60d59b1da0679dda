/**
 * `npm run take:proof`: takes each home by itself, and asks of each site that its types and its style are
 * right, that nothing in it is dead, that it can be built, and that what is built holds nothing that no
 * page uses.
 *
 * A home takes about a minute on a machine that has nothing else to do, all of them twenty. Pictures are
 * small and kept between runs, packages are the template's.
 *
 *   npm run take:proof                   every home, one after the other
 *   npm run take:proof -- business       these homes
 *   npm run take:proof -- --pages none   without inner pages, or with these
 */
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { ROOT } from '../../tools/lib/paths.ts';
import { runTool } from '../../tools/lib/main.ts';
import { formatTime } from '../../tools/lib/progress.mjs';
import { complaintsOf, runTool as runToolIn } from '../../tools/owner/copy-project.ts';
import { complaintsAbout, takeSite } from '../../tools/owner/taken.ts';
import { openProject } from '../../tools/lib/project.ts';
import { homesOf } from '../../tools/take/pages.ts';

runTool(async () => {
  const { positionals, values } = parseArgs({
    options: { pages: { type: 'string' } },
    allowPositionals: true,
  });
  const homes =
    positionals.length > 0 ? positionals : homesOf(openProject(ROOT)).map(({ name }) => name);
  const pages = values.pages === 'none' ? [] : values.pages?.split(',');
  let failed = 0;
  for (const home of homes) {
    const start = performance.now();
    const { folder, clear } = await takeSite([home], pages);
    const complaints = [...(await complaintsAbout(folder)), ...(await lintComplaints(folder))];
    await clear();
    failed += Math.min(complaints.length, 1);
    console.log(
      `${home.padEnd(24)}${complaints.length === 0 ? 'ok' : 'FAILED'}${formatTime(performance.now() - start).padStart(12)}`,
    );
    for (const complaint of complaints) console.log(complaint.replace(/^/gm, '    '));
  }
  console.log(`\n${homes.length - failed} of ${homes.length} homes are whole`);
  return failed === 0 ? 0 : 1;
});

/** What a site's own `npm test -- --only lint` says: rules and format too, half a minute more. */
function lintComplaints(folder: string): Promise<string[]> {
  return complaintsOf('lint', runToolIn(folder, 'tools/test.ts', ['--only', 'lint']));
}
