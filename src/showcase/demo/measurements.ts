import { globSync } from 'node:fs';
import { z } from 'astro/zod';
import { hasRoute } from '~/lib/routes/routes';
import kept from './measurements.json';

const pageMeasurements = z.strictObject({
  /** Lighthouse's five scores, mobile, 0 to 100. */
  performance: z.number(),
  accessibility: z.number(),
  bestPractices: z.number(),
  seo: z.number(),
  agenticBrowsing: z.number(),
  /** First Contentful Paint, Largest Contentful Paint, Total Blocking Time, Time to Interactive: milliseconds, simulated slow 4G. */
  fcp: z.number(),
  lcp: z.number(),
  tbt: z.number(),
  loaded: z.number(),
  /** Cumulative Layout Shift. */
  cls: z.number(),
  /** Script on the line before anything is touched. */
  scriptKiB: z.number(),
});

/** A page of a comparison; see `keepComparison` for what is left out. */
const compared = z.strictObject({
  lcp: z.number(),
  /** How many files it asks other hosts for; none of them came. */
  elsewhere: z.number(),
});

/** A run of `npm run bench -- --against … --record`: our pages beside others', in turns. */
const comparisonSchema = z.strictObject({
  measuredOn: z.string(),
  /** Of how many runs the medians are. */
  runs: z.number(),
  /** By path. */
  ours: z.record(z.string(), compared),
  /** Without their names; the quickest first. */
  others: z.array(compared).min(1),
});

const schema = z.strictObject({
  /** The day of the last run of `npm run bench -- --record`: `2026-11-21`. */
  measuredOn: z.string(),
  /** By path; medians of three runs. */
  pages: z.record(z.string(), pageMeasurements),
  comparison: comparisonSchema.optional(),
});

/** What `npm run bench -- --record` measured. */
export type Measurements = z.infer<typeof schema>;

/**
 * The lab values that PageSpeed Insights shows in green; TBT stands in for INP, which needs a
 * visitor. Milliseconds, but for the layout shift, which has no unit.
 */
export const GOOD = { lcp: 2500, tbt: 200, cls: 0.1 } as const;

/** What Lighthouse calls a fast Time to Interactive, in milliseconds. */
export const LOADED_IN_TIME = 3800;

/**
 * What the measurements come to.
 *
 * @param pages at least one page
 */
export function summary({ measuredOn, pages }: Measurements) {
  const measured = Object.values(pages);
  // A share is rounded down: it is a hundred when every page passes, and only then.
  const share = (passes: (page: (typeof measured)[number]) => boolean) =>
    Math.floor((measured.filter(passes).length / measured.length) * 100);
  return {
    measuredOn,
    measuredPages: measured.length,
    /** The lowest performance score of all measured pages. */
    performance: Math.min(...measured.map(({ performance }) => Math.floor(performance))),
    /** The share of measured pages whose lab values are all good, in per cent. */
    goodVitals: share(({ lcp, tbt, cls }) => lcp <= GOOD.lcp && tbt <= GOOD.tbt && cls <= GOOD.cls),
    /** The share of measured pages that are interactive within {@link LOADED_IN_TIME}, in per cent. */
    fullyLoaded: share(({ loaded }) => loaded <= LOADED_IN_TIME),
    /** The most script that any measured page loads before a touch. */
    scriptKiB: Math.max(...measured.map(({ scriptKiB }) => scriptKiB)),
  };
}

const all = schema.parse(kept);

/** The pages that were measured and still exist: an owner may have removed one. */
const present = Object.entries(all.pages).filter(([path]) => hasRoute(path));

/** The lowest of all measured pages, in each of four of Lighthouse's scores. */
export const lowestScores = () =>
  (['performance', 'accessibility', 'bestPractices', 'seo'] as const).map((score) =>
    Math.min(...present.map(([, page]) => Math.floor(page[score]))),
  );

/** A page of the comparison, as the splash page shows it. */
export interface ComparedPage {
  /** Ours has one; of others there are no names. */
  path?: string;
  lcp: number;
}

/** What the last comparison came to; nothing where there was none, or none of our pages is left. */
export function comparison() {
  if (!all.comparison) return undefined;
  const { ours, others, ...run } = all.comparison;
  const left = Object.entries(ours).filter(([path]) => hasRoute(path));
  if (left.length === 0) return undefined;
  const pages: ComparedPage[] = [
    ...left.map(([path, { lcp }]) => ({ path, lcp })),
    ...others.map(({ lcp }) => ({ lcp })),
  ].sort((a, b) => a.lcp - b.lcp);
  const elsewhere = others.map((page) => page.elsewhere);
  return {
    ...run,
    pages,
    ours: left.length,
    others: others.length,
    /** How long the slowest of ours takes to its largest paint, in milliseconds. */
    slowestOfOurs: Math.max(...left.map(([, { lcp }]) => lcp)),
    /** How many files of other hosts each of the others went without. */
    least: Math.min(...elsewhere),
    most: Math.max(...elsewhere),
  };
}

/** The figures that the splash page shows: counted at build, or measured by the benchmark. */
export const figures = () => ({
  ...summary({ ...all, pages: Object.fromEntries(present) }),
  sections: globSync('src/sections/*/').length,
  pictures: globSync('src/{assets,demos,showcase}/**/*.{webp,svg}').length,
});
