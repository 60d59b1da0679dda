/**
 * `npm run import -- export.xml`: brings an old site's posts, pages, works and pictures into this one.
 *
 *   npm run import -- ~/old/export.xml              a file, a folder or a zip
 *   npm run import -- ~/old/export.xml --dry-run    says what would come, and writes nothing
 *   npm run import -- ~/old/export.xml --download   fetches pictures from their hosts
 *   npm run import -- ~/old/export.xml --report     prints the whole report as well
 */
import { parseArgs } from 'node:util';
import site from '../site.config.ts';
import { bring, REPORT } from './import/bring.ts';
import { download } from './import/download.ts';
import { formatOf } from './import/formats/formats.ts';
import { countsOf } from './import/report.ts';
import { openExport } from './import/source.ts';
import { Failure } from './lib/bootstrap/failure.mjs';
import { runTool } from './lib/main.ts';
import { ROOT } from './lib/paths.ts';

runTool(async () => {
  const { positionals, values } = parseArgs({
    options: {
      'dry-run': { type: 'boolean', default: false },
      download: { type: 'boolean', default: false },
      report: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [path, ...others] = positionals;
  if (path === undefined || others.length > 0)
    throw new Failure(
      'Usage: npm run import -- <file, folder or zip> [--dry-run] [--download] [--report]',
    );
  const files = openExport(path);
  const old = formatOf(files).read(files);
  // The checks of content read the project from the working folder.
  process.chdir(ROOT);
  const isDry = values['dry-run'];
  const outcome = await bring({
    root: ROOT,
    old,
    owner: site.owner.name,
    description: site.description,
    redirects: site.redirects,
    isDry,
    ...(values.download && { download: (address: string) => download(address) }),
  });
  if (outcome.files.size === 0) {
    console.log('Nothing is new.');
    return 0;
  }
  if (isDry || values.report) console.log(`\n${outcome.report}`);
  console.log(`${old.format}: ${path}`);
  for (const [what, count] of countsOf(outcome))
    console.log(`${String(count).padStart(7)} ${what}`);
  console.log(isDry ? 'A dry run: nothing was written.' : `${REPORT} tells the rest.`);
  return 0;
});
