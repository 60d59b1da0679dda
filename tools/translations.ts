/**
 * `npm run translations`: what is not translated yet, and what may have to be translated anew.
 *
 *   npm run translations          of every further language of the site
 *   npm run translations -- de    of one
 */
import site from '../site.config.ts';
import { runTool } from './lib/main.ts';
import { ROOT } from './lib/paths.ts';
import { openProject } from './lib/project.ts';
import { expectKnown } from './take/pages.ts';
import { isOlder, lastChanges } from './translations/changed.ts';
import { leftOver, translationReport, type LanguageReport } from './translations/report.ts';

runTool(() => {
  const wanted = process.argv.slice(2);
  const further = site.languages.slice(1);
  const project = openProject(ROOT);
  if (further.length > 0) expectKnown('further language', wanted, further);
  const shown = wanted.length > 0 && further.length > 0 ? wanted : further;
  const changes = lastChanges(ROOT);
  const parts = translationReport(project, shown, site).map((one) => textOf(one, changes));
  const left = leftOver(project, further);
  if (shown.length === 0)
    parts.push('The site speaks one language: site.config.ts names it alone in `languages`.');
  if (left.length > 0) parts.push(listed('Left over, and shown nowhere', left));
  console.log(parts.join('\n\n'));
  return Promise.resolve(0);
});

/** A language's share, and what is missing or old in it. */
function textOf(
  { language, share, files }: LanguageReport,
  changes: ReadonlyMap<string, number>,
): string {
  const missing = files.flatMap(({ translation, isThere, words, missing: fields }) => {
    if (fields.length === 0) return [];
    return isThere && !fields.includes('')
      ? [`${translation}: ${fields.join(', ')}`]
      : [`${translation}: all ${String(words)} words`];
  });
  const older = files
    .filter(({ isThere, translation, file }) => isThere && isOlder(changes, translation, file))
    .map(({ translation }) => translation);
  return [
    `${language}: ${String(share)} % of the words are translated.`,
    ...(missing.length > 0 ? [listed('Missing', missing)] : []),
    ...(older.length > 0 ? [listed('Older than their originals', older)] : []),
  ].join('\n\n');
}

const listed = (title: string, lines: readonly string[]) =>
  `${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`;
