import { readYaml } from '../../../../src/lib/content/yaml.ts';
import { componentsIn } from '../../../docs/components.ts';
import { valueAt } from '../../../lib/edits/edit.ts';
import { openProject, type Project } from '../../../lib/project.ts';
import type { SectionedPage, Shown } from '../../../take/sections/page.ts';
import { bestOf, samplesIn, type Sample } from '../../../take/sections/sample.ts';
import type { SectionOffer } from '../../contract/sections.ts';
import type { Studio } from '../studio.ts';
import { headingIn, pathOf, pathOfPage, sectionedPage } from './list.ts';

/**
 * What can be added to a page: the sections that some page of the site shows, as far as they mean something
 * without it. An owner's site has the code of those alone.
 */
export function sectionOffers(studio: Studio, code: string): SectionOffer[] {
  const project = openProject(studio.root);
  const target = sectionedPage(project, code);
  const contents = new Map<string, unknown>();
  const contentOf = (file: string) => {
    if (!contents.has(file)) contents.set(file, readYaml(project.read(file)).data);
    return contents.get(file);
  };
  return [...samplesIn(project)].flatMap(([section, places]): SectionOffer[] => {
    const sample = bestOf(places);
    if (!sample || !canStandOn(target, sample)) return [];
    return [{ section, ...describe(project, sample, contentOf(sample.page.contentFile)) }];
  });
}

/** Whether a section that is copied to a page would find there what it needs. */
const canStandOn = (target: SectionedPage, { obstacles, parts, shown }: Sample) =>
  obstacles.length === 0 &&
  // One without words of its own, like a seam between two others, is no section by itself.
  parts.length > 0 &&
  !shown.isHidden &&
  // What speaks of a firm needs a page that has one.
  (!parts.includes('brand') || target.parts.has('brand'));

function describe(
  project: Project,
  { page: source, shown }: Sample,
  content: unknown,
): Omit<SectionOffer, 'section'> {
  const words = pathOf(source, shown);
  const heading = words && headingIn(valueAt(content, words));
  const path = pathOfPage(project, source);
  // An inner page shows its banner before its sections.
  const isHome = source.reader.file.startsWith('src/demos/');
  const description = aboutSection(project, shown);
  const seen = source.sections.filter(({ isHidden }) => !isHidden);
  return {
    name: shown.local,
    ...(description && { description }),
    path,
    pageTitle: headingIn(content) ?? path,
    ...(heading !== undefined && { heading }),
    at: seen.indexOf(shown) + (isHome ? 0 : 1),
  };
}

/** What a section does, where its code says so; further sentences are for those who write code. */
export function aboutSection(project: Project, { module, local }: Shown): string | undefined {
  if (!module.endsWith('.tsx')) return undefined;
  const component = componentsIn(project, module).find(({ name }) => name === local);
  return component?.description.split(/(?<=\.) /)[0];
}
