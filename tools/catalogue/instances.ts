import { instancesIn, type Instance } from './frame-page.ts';
import { pagesWith, type SitePage } from './pages.ts';
import { printPage } from './print-page.ts';
import { homeLooks, type CatalogueSection, type Look } from './sections.ts';

/** A section where a page shows it. */
export interface Found {
  readonly page: SitePage;
  readonly instance: Instance;
  /** The looks that it wears, a section's own or a home's. */
  readonly looks: readonly Look[];
}

/** A page that could not be printed, and why. */
export interface Broken {
  readonly page: SitePage;
  readonly fault: string;
}

/** Where a section stands. */
export interface Whereabouts {
  readonly found: readonly Found[];
  readonly faults: readonly Broken[];
  /** All pages that show it, those that could not be printed among them. */
  readonly pages: readonly SitePage[];
}

const looksFor = (root: string, section: CatalogueSection): Look[] => [
  ...section.looks,
  ...homeLooks(root),
];

const isWorn = (look: Look, { classes }: Instance) =>
  classes.some((name) => name.startsWith(`${look.place}_`));

/** The places of all looks that a section may wear. */
export const placesOf = (root: string, section: CatalogueSection): string[] =>
  looksFor(root, section).map(({ place }) => place);

/** Where a section stands: the pages that show it, and those that could not be printed. */
export async function findInstances(
  root: string,
  section: CatalogueSection,
  origin: string,
): Promise<Whereabouts> {
  const looks = looksFor(root, section);
  const pages = pagesWith(root, section.file);
  const found: Found[] = [];
  const faults: Broken[] = [];
  for (const page of pages) {
    const printed = await printPage(page, origin);
    if ('fault' in printed) {
      faults.push({ page, fault: printed.fault });
      continue;
    }
    for (const instance of instancesIn(printed.html, section.folder))
      found.push({ page, instance, looks: looks.filter((look) => isWorn(look, instance)) });
  }
  return { found, faults, pages };
}
