import { expect, test } from 'vitest';
import type { Reading } from './audit.ts';
import { median, middle } from './median.ts';
import { formatTable } from './table.ts';
import { withoutScripts } from './without-scripts.ts';

test('a page without scripts keeps its words and styles', () => {
  const html =
    '<link rel="modulepreload" href="/a.js"><style>a{}</style><script type="module" src="/a.js"></script><p>Hi</p><script>x(1)\n</script>';
  expect(withoutScripts(html)).toContain('<style>a{}</style></head><body><p>Hi</p></body>');
});

test('an island keeps what it shows and loses what its script needs', () => {
  const html =
    '<astro-island uid="1" props="{&quot;a&quot;:>}" client="visible"><b>1</b></astro-island>';
  expect(withoutScripts(html)).toContain('<astro-island><b>1</b></astro-island>');
});

test('the middle of an odd and of an even count', () => {
  expect(middle([900, 2000, 1000])).toBe(1000);
  expect(middle([2, 1])).toBe(1);
  expect(() => middle([])).toThrow();
});

test('each figure has a median of its own; of what failed, the worst is told', () => {
  const run = (lcp: number, cls: number, ...scores: number[]): Reading => ({
    scores: { performance: lcp > 1500 ? 90 : 100 },
    measures: { fcp: lcp, lcp, speedIndex: lcp, tbt: 0, cls, loaded: lcp },
    scriptKiB: 2,
    elsewhere: 0,
    failed: scores.map((score) => ({ category: 'performance', id: 'paint', score, what: '' })),
    version: '13',
  });
  const result = median([run(900, 0.3), run(2000, 0.1, 0.4), run(1000, 0.2, 0.9)]);
  expect(result.measures).toMatchObject({ lcp: 1000, cls: 0.2 });
  expect(result.scores['performance']).toBe(100);
  expect(result.failed.map(({ score }) => score)).toEqual([0.4]);
});

test('a table sets words to the left and numbers to the right', () => {
  expect(
    formatTable(
      ['page', 'ms'],
      [
        ['/', 7],
        ['/404', 12],
      ],
    ),
  ).toBe(['page  ms', '────  ──', '/      7', '/404  12'].join('\n'));
});
