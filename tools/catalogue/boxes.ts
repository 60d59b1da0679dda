import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findInstances, type Broken, type Found, type Whereabouts } from './instances.ts';
import { makingOf, withOtherLook, type Making } from './lines.ts';
import type { SitePage } from './pages.ts';
import type { CatalogueSection, Look } from './sections.ts';

/** A section in one of its looks. */
export interface Box {
  readonly kind: 'bare' | 'shared' | 'home';
  readonly title: string;
  readonly text: string;
  /** The page that it is taken from. */
  readonly page: SitePage;
  /** What the frame is asked for. */
  readonly frame: Readonly<Record<string, string>>;
  /** Why there is nothing to see. */
  readonly fault?: string;
  readonly making: Making;
  /** Stylesheets that it wears. */
  readonly wears: readonly string[];
  /** Whether a page stands like this, or the catalogue alone has put it together. */
  readonly isWorn: boolean;
}

/** What a box is called. */
type Said = Pick<Box, 'kind' | 'title' | 'text'>;

const UNKNOWN = { lines: [] } satisfies Making;

/** How the boxes of one section are made. */
function makerOf(root: string, section: CatalogueSection) {
  const making = ({ page, instance }: Found): Making => {
    try {
      return makingOf(root, section, page, instance);
    } catch {
      return UNKNOWN;
    }
  };
  const box = (one: Found, rest: Said & Pick<Box, 'isWorn'>, wear?: string): Box => ({
    ...rest,
    page: one.page,
    frame: { page: one.page.route, at: String(one.instance.at), ...(wear && { wear }) },
    ...(one.instance.fault !== undefined && { fault: one.instance.fault }),
    making: making(one),
    wears: one.looks.map(({ file }) => file),
  });
  return {
    /** As a page shows it. */
    worn: (one: Found, said: Said) => box(one, { ...said, isWorn: true }),
    /** As no page shows it: in another look than the page's, or in none. */
    alone: (one: Found, said: Said, look?: Look): Box => ({
      ...box(one, { ...said, isWorn: false }, look?.file ?? 'none'),
      making: withOtherLook(making(one), look),
      wears: look ? [look.file] : [],
    }),
    /** As a page would show it that could not be printed. */
    broken: ({ page, fault }: Broken, said: Said): Box => ({
      ...said,
      page,
      fault,
      frame: { page: page.route },
      making: UNKNOWN,
      wears: [],
      isWorn: true,
    }),
  };
}

type Maker = ReturnType<typeof makerOf>;

/** Where a section is best looked at: an inner page lends it no home's ways. */
function bestOf({ found }: Whereabouts): { inner: Found[]; sorted: Found[] } {
  const inner = found.filter(({ page }) => !page.home);
  return { inner, sorted: [...inner, ...found] };
}

function bareBoxes(make: Maker, whereabouts: Whereabouts): Box[] {
  const { inner, sorted } = bestOf(whereabouts);
  const said = { kind: 'bare', title: 'Bare', text: 'Its own layout, without a look.' } as const;
  const bare = inner.find(({ looks }) => looks.length === 0);
  if (bare) return [make.worn(bare, said)];
  const [any] = sorted;
  if (any) return [make.alone(any, said)];
  return whereabouts.faults.slice(0, 1).map((fault) => make.broken(fault, said));
}

function sharedBox(make: Maker, whereabouts: Whereabouts, root: string, look: Look): Box[] {
  const { faults } = whereabouts;
  const { sorted } = bestOf(whereabouts);
  const [any] = sorted;
  const said = { kind: 'shared', title: look.name, text: look.text } as const;
  const worn = sorted.find((one) => one.looks.includes(look));
  if (worn) return [make.worn(worn, said)];
  const fault =
    faults.find(({ page }) => wearsBySource(root, page, look)) ?? (any ? undefined : faults[0]);
  if (fault) return [make.broken(fault, said)];
  return any ? [make.alone(any, said, look)] : [];
}

function homeBoxes(
  make: Maker,
  { found, faults }: Whereabouts,
  section: CatalogueSection,
  titleOf: (home: string) => string,
): Box[] {
  const said = (home: string, text: string) =>
    ({ kind: 'home', title: titleOf(home), text }) as const;
  const whole = found.flatMap((one) => {
    if (one.page.home === undefined) return [];
    const own = one.looks.filter(({ file }) => !section.looks.some((look) => look.file === file));
    const texts = own.map(({ text }) => text).filter(Boolean);
    return [make.worn(one, said(one.page.home, texts.join(' ')))];
  });
  const broken = faults.flatMap((fault) =>
    fault.page.home === undefined ? [] : [make.broken(fault, said(fault.page.home, ''))],
  );
  return [...whole, ...broken];
}

/** All boxes of a section: bare, in each look that is shared, and as each home shows it. */
export async function boxesOf(
  root: string,
  section: CatalogueSection,
  origin: string,
  titleOf: (home: string) => string,
): Promise<{ boxes: Box[]; pages: readonly SitePage[] }> {
  const whereabouts = await findInstances(root, section, origin);
  const make = makerOf(root, section);
  const boxes = [
    ...bareBoxes(make, whereabouts),
    ...section.looks.flatMap((look) => sharedBox(make, whereabouts, root, look)),
    ...homeBoxes(make, whereabouts, section, titleOf),
  ];
  return { boxes, pages: whereabouts.pages };
}

/** Whether a page's own lines name a look. */
const wearsBySource = (root: string, page: SitePage, look: Look) =>
  readFileSync(join(root, page.file), 'utf8').includes(look.file.replace(/^src\//, '~/'));
