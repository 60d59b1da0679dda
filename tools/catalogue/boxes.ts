import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { withBase } from '~/lib/url';
import { FRAME_HEADER } from './frame.ts';
import { instancesIn, type Instance } from './frame-page.ts';
import { kept } from './kept.ts';
import { makingOf, withOtherLook, type Making } from './lines.ts';
import { pagesWith, type SitePage } from './pages.ts';
import { homeLooks, type CatalogueSection, type Look } from './sections.ts';

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

/** A page that was printed for a frame, or why it was not. */
export type Printed = { readonly html: string } | { readonly fault: string };

/** Prints a page of this site, its sections marked. */
export const printPage = (page: SitePage, origin: string): Promise<Printed> =>
  kept(`page ${origin}${page.route}`, () => print(page, origin));

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** A connection of its own: one that waits is closed meanwhile by a server that is busy with itself. */
function ask(address: URL): Promise<Answer> {
  const { get } = address.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    // The certificate of a development server is its owner's own.
    const options = { agent: false, rejectUnauthorized: false, headers: { [FRAME_HEADER]: '1' } };
    get(address, options, (response) => {
      text(response).then(
        (body) =>
          resolve({
            status: response.statusCode ?? 0,
            type: response.headers['content-type'] ?? '',
            body,
          }),
        reject,
      );
    }).on('error', reject);
  });
}

async function print(page: SitePage, origin: string): Promise<Printed> {
  const address = new URL(withBase(page.route), origin);
  const answer = await ask(address).catch((error: unknown) => `${address.href}: ${String(error)}`);
  if (typeof answer === 'string') return { fault: answer };
  const { status, type, body } = answer;
  // A page that is not found is one too: it says so with its status.
  if (status === 200 || status === 404) return { html: body };
  if (type.startsWith('text/plain')) return { fault: body };
  // It could not even be read: reading it again tells why.
  const why: unknown = await import(/* @vite-ignore */ `/${page.file}`).catch(
    (error: unknown) => error,
  );
  return { fault: why instanceof Error ? why.message : `${page.file}: ${status}` };
}

interface Found {
  readonly page: SitePage;
  readonly instance: Instance;
  /** The looks that it wears, a section's own or a home's. */
  readonly looks: readonly Look[];
}

const isWorn = (look: Look, { classes }: Instance) =>
  classes.some((name) => name.startsWith(`${look.place}_`));

const UNKNOWN = { lines: [] } satisfies Making;

/** The places of all looks that a section may wear. */
export const placesOf = (root: string, section: CatalogueSection): string[] =>
  [...section.looks, ...homeLooks(root)].map(({ place }) => place);

/** Where a section stands: the pages that show it, and those that could not be printed. */
async function findInstances(
  root: string,
  section: CatalogueSection,
  origin: string,
): Promise<{ found: Found[]; faults: { page: SitePage; fault: string }[]; pages: SitePage[] }> {
  const looks = [...section.looks, ...homeLooks(root)];
  const pages = pagesWith(root, section.file);
  const found: Found[] = [];
  const faults: { page: SitePage; fault: string }[] = [];
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

/** All boxes of a section: bare, in each look that is shared, and as each home shows it. */
export async function boxesOf(
  root: string,
  section: CatalogueSection,
  origin: string,
  titleOf: (home: string) => string,
): Promise<{ boxes: Box[]; pages: SitePage[] }> {
  const { found, faults, pages } = await findInstances(root, section, origin);
  const making = ({ page, instance }: Found): Making => {
    try {
      return makingOf(root, section, page, instance);
    } catch {
      return UNKNOWN;
    }
  };
  const box = (
    one: Found,
    rest: Pick<Box, 'kind' | 'title' | 'text' | 'isWorn'>,
    wear?: string,
  ): Box => ({
    ...rest,
    page: one.page,
    frame: { page: one.page.route, at: String(one.instance.at), ...(wear && { wear }) },
    ...(one.instance.fault !== undefined && { fault: one.instance.fault }),
    making: making(one),
    wears: one.looks.map(({ file }) => file),
  });
  // No page stands like this.
  const alone = (one: Found, said: Pick<Box, 'kind' | 'title' | 'text'>, look?: Look): Box => ({
    ...box(one, { ...said, isWorn: false }, look?.file ?? 'none'),
    making: withOtherLook(making(one), look),
    wears: look ? [look.file] : [],
  });
  const broken = (
    { page, fault }: { page: SitePage; fault: string },
    rest: Pick<Box, 'kind' | 'title' | 'text'>,
  ): Box => ({
    ...rest,
    page,
    fault,
    frame: { page: page.route },
    making: UNKNOWN,
    wears: [],
    isWorn: true,
  });

  const inner = found.filter(({ page }) => !page.home);
  const [any] = [...inner, ...found];
  const bareOne = inner.find(({ looks }) => looks.length === 0);
  const bareSaid = {
    kind: 'bare',
    title: 'Bare',
    text: 'Its own layout, without a look.',
  } as const;
  const bare = bareOne
    ? [box(bareOne, { ...bareSaid, isWorn: true })]
    : any
      ? [alone(any, bareSaid)]
      : faults.slice(0, 1).map((fault) => broken(fault, bareSaid));

  const shared = section.looks.flatMap((look): Box[] => {
    const said = { kind: 'shared', title: look.name, text: look.text } as const;
    const worn = [...inner, ...found].find((one) => one.looks.includes(look));
    if (worn) return [box(worn, { ...said, isWorn: true })];
    const fault =
      faults.find(({ page }) => wearsBySource(root, page, look)) ?? (any ? undefined : faults[0]);
    if (fault) return [broken(fault, said)];
    return any ? [alone(any, said, look)] : [];
  });

  const homes = found
    .filter(({ page }) => page.home !== undefined)
    .map((one) => {
      const own = one.looks.filter(({ file }) => !section.looks.some((look) => look.file === file));
      return box(one, {
        kind: 'home',
        title: titleOf(one.page.home ?? ''),
        text: own
          .map(({ text }) => text)
          .filter(Boolean)
          .join(' '),
        isWorn: true,
      });
    });
  const brokenHomes = faults
    .filter(({ page }) => page.home !== undefined)
    .map((fault) =>
      broken(fault, { kind: 'home', title: titleOf(fault.page.home ?? ''), text: '' }),
    );
  return { boxes: [...bare, ...shared, ...homes, ...brokenHomes], pages };
}

/** Whether a page's own lines name a look. */
const wearsBySource = (root: string, page: SitePage, look: Look) =>
  readFileSync(join(root, page.file), 'utf8').includes(look.file.replace(/^src\//, '~/'));
