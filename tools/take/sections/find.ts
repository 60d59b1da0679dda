import { Failure } from '../../lib/bootstrap/failure.mjs';
import type { Project } from '../files.ts';
import { demoOf, expectKnown } from '../pages.ts';
import { needsOf, type Sample } from './needs.ts';
import { expectSections, sectionedPages, type SectionedPage, type Shown } from './page.ts';

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}/]/gu, '');

const kebab = (name: string) =>
  name.replace(/([a-z0-9])([A-Z])/g, (_, a: string, b: string) => `${a}-${b}`).toLowerCase();

/** It prints the code of other sections of its page, and is none by itself. */
const EXAMPLES = 'src/sections/example/';

/** What a section is called: `faq` where several pages may show it, `startup/Founders` where a home has it. */
function labelOf({ module, name }: Shown): string {
  const home = demoOf(module);
  return home === undefined ? kebab(name) : `${home}/${name}`;
}

/** Every section that a page of the project shows, by its name, each with the places where it stands. */
export function samplesIn(project: Project): Map<string, Sample[]> {
  const samples = new Map<string, Sample[]>();
  for (const page of sectionedPages(project))
    for (const shown of page.sections) {
      const isSection = /^src\/(sections|demos)\//.test(shown.module);
      if (!isSection || shown.module.startsWith(EXAMPLES)) continue;
      const label = labelOf(shown);
      samples.set(label, [...(samples.get(label) ?? []), { project, page, shown }]);
    }
  return samples;
}

/**
 * The names of the sections that somebody may mean: the whole name, or that of one home's without its home.
 */
function meant(wanted: string, labels: readonly string[]): string[] {
  const exact = labels.filter((label) => plain(label) === plain(wanted));
  if (exact.length > 0) return exact;
  return labels.filter((label) => plain(label).endsWith(`/${plain(wanted)}`));
}

/**
 * The place from which a section is copied best: where it takes the least of its page along.
 *
 * @throws {Failure} at a name that is unknown, that several homes have, or whose lines mean nothing elsewhere
 */
export function findSample(project: Project, wanted: string, hint: string): Sample {
  const samples = samplesIn(project);
  const labels = [...samples.keys()].sort();
  const [label, ...others] = meant(wanted, labels);
  if (label === undefined) {
    try {
      expectKnown('section', [wanted], labels);
    } catch (error) {
      throw new Failure(`${error instanceof Error ? error.message : ''}${hint}`);
    }
  }
  if (others.length > 0)
    throw new Failure(
      `Several homes have a section "${wanted}". Name one: ${[label, ...others].join(', ')}.`,
    );
  const found = (samples.get(label ?? '') ?? []).map((sample) => ({ sample, ...needsOf(sample) }));
  const [best] = found
    .filter(({ obstacles }) => obstacles.length === 0)
    .sort((a, b) => a.weight - b.weight);
  if (best) return best.sample;
  const why = [...new Set(found.flatMap(({ obstacles }) => obstacles))].slice(0, 2).join('; ');
  throw new Failure(
    `${label ?? wanted} stands on no page from which it can be copied by itself: ${why}. Copy it by hand: docs/a-page-of-your-own.md.`,
  );
}

/**
 * The page that somebody means: by its address, its file, or the name of its content.
 *
 * @throws {Failure} at a page that is unknown, with the nearest one that there is
 */
export function findPage(project: Project, name: string): SectionedPage {
  const pages = sectionedPages(project);
  const path = name.replace(/^\/|\.astro$/g, '').replace(/^src\/pages\//, '');
  const found = pages.find(({ names }) => names.includes(path));
  if (!found) {
    const others = project.files
      .filter((file) => /^src\/pages\/.*\.(astro|mdx?)$|^src\/content\/pages\/.*\.md$/.test(file))
      .map((file) => file.replace(/^src\/(content\/)?pages\/|\.\w+$/g, ''));
    expectKnown(
      'home or page',
      [path],
      [...new Set([...pages.flatMap(({ names }) => names), ...others])],
    );
  }
  return expectSections(found, path);
}
