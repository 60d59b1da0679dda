import type { Browser, Page } from '@playwright/test';
import type { Fault, PageProof } from '../../src/lib/proof/proof.schema.ts';
import { runAxe, type AxeResult } from '../site/accessibility.ts';
import { WIDTHS } from '../site/launch-options.ts';
import { firstViewReady } from '../site/open.ts';
import { horizontalOverflow } from '../site/overflow.ts';
import type { Route } from '../site/routes.ts';
import { spaceOut } from '../site/text-spacing.ts';
import { missingTexts, visibleTexts } from '../site/texts.ts';
import { criteriaOf, MEASURED } from './criteria.ts';
import { linksOn, type PageLinks } from './links.ts';
import { scrollThrough } from './scroll-through.ts';
import { watchPage } from './watch-page.ts';

/** 1280 px at 200 and at 400 per cent, as WCAG 1.4.4 and 1.4.10 measure zoom. */
const ZOOMED = { zoom: 640, reflow: 320 } as const;

/** What a visit to a page brings. */
export interface CheckedPage {
  readonly page: PageProof;
  /** The criteria of which axe has checked something and found no fault. */
  readonly kept: readonly string[];
  readonly links: PageLinks;
  /** The version of axe. */
  readonly axe: string;
}

/**
 * Visits a page as a visitor does, and as some visitors have to: at two widths, zoomed, with wide
 * spacing, without script.
 *
 * @param site the address that the site is served at, with its base path and no slash at its end
 */
export async function checkPage(
  browser: Browser,
  site: string,
  route: Route,
): Promise<CheckedPage> {
  const context = await browser.newContext({ viewport: WIDTHS[1440], reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const watched = watchPage(page, site + route.path);
    await page.goto(site + route.path);
    await firstViewReady(page);
    const weight = await weigh(page);
    await scrollThrough(page);
    const links = await linksOn(page);
    const withScript = await visibleTexts(page);
    const desktop = await runAxe(page);
    await page.setViewportSize(WIDTHS[390]);
    const phone = await runAxe(page);
    const measured = [
      ...(await overflowAt(page, 'zoom')),
      ...(await overflowAt(page, 'reflow')),
      ...(await overflowWhenSpaced(page)),
    ];
    const hidden = await missingWithoutScript(page, withScript);
    const faults = [
      ...axeFaults(desktop, WIDTHS[1440].width),
      ...axeFaults(phone, WIDTHS[390].width),
      ...measured,
      ...hidden,
      ...watched.faults,
    ];
    return {
      kept: criteriaOf([...desktop.kept, ...phone.kept]),
      links,
      axe: desktop.version,
      page: {
        path: route.path,
        language: await page.evaluate(() => document.documentElement.lang),
        title: await page.title(),
        ...weight,
        outward: links.outward,
        faults: withoutTwins(faults),
      },
    };
  } finally {
    await context.close();
  }
}

/** What has come by the time that the page has loaded. */
const weigh = (page: Page) =>
  page.evaluate(() => {
    const sent = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    const bytes = sent.reduce((sum, { transferSize }) => sum + transferSize, 0);
    return { requests: sent.length, kilobytes: Math.round(bytes / 100) / 10 };
  });

const axeFaults = ({ broken }: AxeResult, width: number): Fault[] =>
  broken.flatMap(({ id, help, tags, nodes }) =>
    nodes.map(({ target }) => ({
      kind: 'axe' as const,
      what: `${help} (${id})`,
      place: target,
      width,
      criteria: criteriaOf(tags),
    })),
  );

/** One fault for the page: what is cut off there, outermost first. */
const overflowFault = (kind: keyof typeof MEASURED, lines: string[], width: number): Fault[] =>
  lines.length === 0
    ? []
    : [{ kind, what: lines.join('; '), place: '', width, criteria: [MEASURED[kind]] }];

async function overflowAt(page: Page, kind: keyof typeof ZOOMED): Promise<Fault[]> {
  const width = ZOOMED[kind];
  await page.setViewportSize({ width, height: 640 });
  return overflowFault(kind, await horizontalOverflow(page), width);
}

async function overflowWhenSpaced(page: Page): Promise<Fault[]> {
  await page.setViewportSize(WIDTHS[390]);
  await spaceOut(page);
  return overflowFault('spacing', await horizontalOverflow(page), WIDTHS[390].width);
}

/** Opens the page anew without script, and looks for the words that it showed with it. */
async function missingWithoutScript(page: Page, withScript: string[]): Promise<Fault[]> {
  const line = await page.context().newCDPSession(page);
  await line.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.setViewportSize(WIDTHS[1440]);
  await page.reload();
  return missingTexts(withScript, await visibleTexts(page)).map((words) => ({
    kind: 'script' as const,
    what: words,
    place: '',
    criteria: [],
  }));
}

/** The same fault at both widths counts once. */
function withoutTwins(faults: readonly Fault[]): Fault[] {
  const key = ({ kind, what, place }: Fault) => JSON.stringify([kind, what, place]);
  return [...new Map(faults.toReversed().map((fault) => [key(fault), fault])).values()].reverse();
}
