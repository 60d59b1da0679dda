import { globSync } from 'node:fs';
import { z } from 'astro/zod';
import kept from '~/content/measurements.json';

const pageMeasurements = z.strictObject({
  /** Lighthouse's four scores, mobile, 0 to 100. */
  performance: z.number(),
  accessibility: z.number(),
  bestPractices: z.number(),
  seo: z.number(),
  /** Largest Contentful Paint, Total Blocking Time, Time to Interactive: milliseconds, simulated slow 4G. */
  lcp: z.number(),
  tbt: z.number(),
  loaded: z.number(),
  /** Cumulative Layout Shift. */
  cls: z.number(),
  /** Script on the line before anything is touched. */
  scriptKiB: z.number(),
});

const schema = z.strictObject({
  /** The day of the last run of `npm run bench -- --record`: `2026-11-21`. */
  measuredOn: z.string(),
  /** By path; medians of three runs. */
  pages: z.record(z.string(), pageMeasurements),
});

/** What `npm run bench -- --record` measured. */
export type Measurements = z.infer<typeof schema>;

/** Core Web Vitals that web.dev calls good; TBT stands in for INP, which needs a visitor. */
const GOOD = { lcp: 2500, tbt: 200, cls: 0.1 } as const;

/** What Lighthouse calls a fast Time to Interactive, in milliseconds. */
const LOADED_IN_TIME = 3800;

/** The figures that the splash page shows: counted at build, or measured by the benchmark. */
export function figures() {
  const { measuredOn, pages } = schema.parse(kept);
  const measured = Object.values(pages);
  const share = (passes: (page: (typeof measured)[number]) => boolean) =>
    Math.round((measured.filter(passes).length / measured.length) * 100);
  const worst = (of: (page: (typeof measured)[number]) => number) =>
    measured.reduce((least, page) => Math.min(least, of(page)), 100);
  return {
    measuredOn,
    measuredPages: measured.length,
    /** The lowest performance score of all measured pages. */
    performance: worst(({ performance }) => performance),
    /** The share of measured pages, in per cent. */
    goodVitals: share(({ lcp, tbt, cls }) => lcp <= GOOD.lcp && tbt <= GOOD.tbt && cls <= GOOD.cls),
    fullyLoaded: share(({ loaded }) => loaded <= LOADED_IN_TIME),
    /** The most script that any measured page loads before a touch. */
    scriptKiB: measured.reduce((most, { scriptKiB }) => Math.max(most, scriptKiB), 0),
    sections: globSync('src/sections/*/').length,
    pictures: globSync('src/assets/**/*.{webp,svg}').length,
  };
}
