import { basename } from 'node:path';
import { componentsIn, readSections, type ComponentDoc } from '../../../tools/docs/components.ts';
import { openProject } from '../../../tools/lib/project.ts';
import { placementsOn, sitePages, type Placement } from './outline.ts';

/** The group of the sections that any page may show. */
export const SHARED = 'shared';

/** A section with every place that it has on the site. */
export interface CatalogueEntry extends ComponentDoc {
  /** The home that it belongs to, or {@link SHARED}. */
  readonly home: string;
  /** Its name in addresses: `service-group`. */
  readonly slug: string;
  /** What it is for: the parts of content that fill it, or `header` and `footer`. */
  readonly kinds: readonly string[];
  readonly placements: readonly Placement[];
}

/** `ServiceGroup` as it stands in an address: `service-group`. */
const kebab = (name: string) =>
  name.replace(/(?<=[a-z\d])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** The folder that a component's file belongs to, as far as it can be a section. */
function homeOf(file: string): string | undefined {
  const [, room, home] = file.split('/');
  if (room === 'sections') return SHARED;
  return room === 'demos' ? home : undefined;
}

/** Every section of the site, in the order of its homes' pages; one that no page shows has no placements. */
export function readCatalogue(root: string): CatalogueEntry[] {
  const project = openProject(root);
  const entries = new Map<string, CatalogueEntry>();
  const add = (doc: ComponentDoc, placements: readonly Placement[]) => {
    const home = homeOf(doc.file);
    if (home === undefined) return;
    const kinds = placements.flatMap(({ part }) => part.slice(0, 1));
    entries.set(`${doc.file} ${doc.name}`, {
      ...doc,
      home,
      slug: kebab(doc.name),
      kinds: [...new Set(kinds)],
      placements,
    });
  };
  const placements = sitePages(root).flatMap((page) => placementsOn(root, page));
  const placed = Map.groupBy(placements, ({ file, component }) => `${file} ${component}`);
  for (const doc of readSections(project)) add(doc, placed.get(`${doc.file} ${doc.name}`) ?? []);
  for (const [key, places] of placed) {
    const { file, component } = places[0] ?? {};
    if (file === undefined || component === undefined || entries.has(key)) continue;
    const doc = componentsIn(project, file).find(({ name }) => name === component);
    add(doc ?? { file, name: component, description: '', slots: [], props: [] }, places);
  }
  return [...entries.values()];
}

/** What a visitor of the catalogue asks for; empty where they do not. */
export interface Choice {
  readonly home: string;
  readonly kind: string;
  readonly search: string;
}

/** Whether an entry is among what is asked for. */
export const isChosen = (entry: CatalogueEntry, { home, kind, search }: Choice): boolean =>
  (home === '' || entry.home === home) &&
  (kind === '' || entry.kinds.includes(kind)) &&
  [entry.name, entry.home, basename(entry.file), entry.description, ...entry.kinds]
    .join(' ')
    .toLowerCase()
    .includes(search.trim().toLowerCase());

/** How many sections have a kind in common before it is offered as a filter. */
const COMMON = 3;

/** The kinds that several sections share, the most common first. */
export function commonKinds(entries: readonly CatalogueEntry[]): { kind: string; count: number }[] {
  const kinds = Map.groupBy(
    entries.flatMap((entry) => entry.kinds),
    (kind) => kind,
  );
  return [...kinds]
    .map(([kind, all]) => ({ kind, count: all.length }))
    .filter(({ count }) => count >= COMMON)
    .sort((a, b) => b.count - a.count || a.kind.localeCompare(b.kind));
}
