/**
 * `npm run update -- --from ../vitrine`: brings what is new in the template into this site. The branch
 * `template` holds what the site was taken from; what the template would write now is committed there, and
 * git merges it.
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { markdownToMdast } from 'satteri';
import { readPackageJson } from './lib/package-json.ts';
import { runTool } from './lib/main.ts';
import { ROOT } from './lib/paths.ts';
import type { Template } from './take/compose.ts';
import { openProject, type Project } from './lib/project.ts';
import { choose, homesOf, innerPagesOf } from './take/pages.ts';
import { changeChoice, conflictsText, openTemplate, takenChoice } from './take/site.ts';

const CHANGELOG = 'CHANGELOG.md';

runTool(async () => {
  const { values } = parseArgs({ options: { from: { type: 'string' } } });
  const now = takenChoice(openProject(ROOT));
  const template = openTemplate(values.from, ROOT);
  const known = [...homesOf(template).map(({ name }) => name), ...innerPagesOf(template)];
  const isKnown = (name: string) => known.includes(name);
  const choice = choose(template, now.homes.filter(isKnown), now.pages.filter(isKnown));
  const { version } = readPackageJson(template.root);
  const message = `Update the template to ${version}`;
  const { languages } = now;
  const conflicts = await changeChoice(ROOT, {
    message,
    template,
    choice: { ...choice, languages },
  });
  const news = newsSince(template, now);
  if (news.length > 0) console.log(`New in the template:\n\n${news.join('\n')}\n`);
  console.log(conflicts.length > 0 ? conflictsText(conflicts) : `This is version ${version} now.`);
  return conflicts.length > 0 ? 1 : 0;
});

/** The entries of the template's changelog that it did not have yet at a site's version. */
function newsSince(template: Project, { version, commit }: Template): string[] {
  if (!template.has(CHANGELOG)) return [];
  const known = [commit, `v${version}`, version].flatMap((name) => {
    try {
      const args = ['show', `${name ?? ''}:${CHANGELOG}`];
      return execFileSync('git', args, { cwd: template.root, encoding: 'utf8', stdio: 'pipe' });
    } catch {
      return [];
    }
  });
  const [before] = known;
  if (before === undefined) return [];
  const old = new Set(entriesOf(before));
  return entriesOf(template.read(CHANGELOG)).filter((entry) => !old.has(entry));
}

function entriesOf(changelog: string): string[] {
  const root = markdownToMdast(changelog);
  return ('children' in root ? root.children : [])
    .flatMap((node) => (node.type === 'list' ? node.children : []))
    .map(({ position }) => changelog.slice(position?.start.offset, position?.end.offset).trimEnd());
}
