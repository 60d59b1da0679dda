import { expect, test } from 'vitest';
import { GOOD, LOADED_IN_TIME, summary } from './measurements';

const fast = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  agenticBrowsing: 100,
  fcp: 800,
  lcp: 900,
  tbt: 0,
  cls: 0,
  loaded: 1200,
  scriptKiB: 3,
};

/** The summary of two hundred pages: all of them fast, but for one with these values. */
function withOne(slower: Partial<typeof fast>) {
  const pages = Array.from({ length: 199 }, (_, index) => [`/${index}`, fast] as const);
  return summary({
    measuredOn: '2026-11-21',
    pages: Object.fromEntries([...pages, ['/slower', { ...fast, ...slower }]]),
  });
}

test('is a hundred throughout when every page is', () => {
  expect(withOne({})).toMatchObject({ performance: 100, goodVitals: 100, fullyLoaded: 100 });
});

test('one page of two hundred keeps a bar from being full', () => {
  expect(withOne({ performance: 96 }).performance).toBe(96);
  expect(withOne({ performance: 99.6 }).performance).toBe(99);
  expect(withOne({ loaded: LOADED_IN_TIME + 1 }).fullyLoaded).toBe(99);
  for (const value of ['lcp', 'tbt', 'cls'] as const)
    expect(withOne({ [value]: GOOD[value] * 1.01 }).goodVitals).toBe(99);
});

test('a bound itself still counts as good', () => {
  expect(withOne({ ...GOOD, loaded: LOADED_IN_TIME })).toMatchObject({
    goodVitals: 100,
    fullyLoaded: 100,
  });
});

test('the heaviest page says how much script there is', () => {
  expect(withOne({ scriptKiB: 7.5 }).scriptKiB).toBe(7.5);
});
