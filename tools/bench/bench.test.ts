import { expect, test } from 'vitest';
import { median, type Reading } from './audit.ts';
import { withoutScripts } from './without-scripts.ts';

test('a page without scripts keeps its words and styles', () => {
  const html =
    '<link rel="modulepreload" href="/a.js"><style>a{}</style><script type="module" src="/a.js"></script><p>Hi</p><script>x(1)\n</script>';
  expect(withoutScripts(html)).toBe('<style>a{}</style><p>Hi</p>');
});

test('the median is the middle run by LCP, not the middle of the list', () => {
  const runs = [900, 2000, 1000].map((lcp) => ({ lcp }) as Reading);
  expect(median(runs).lcp).toBe(1000);
});
