import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pruneVariants, withoutVariants } from './prune-variants.ts';

const present = new Set(['row']);

test.each([
  [
    'a rule of a variant that is there',
    '.a[data-variant=row] .b{c:d}',
    '.a[data-variant=row] .b{c:d}',
  ],
  ['a rule of one that is not', '.a{c:d}.a[data-variant="grid"]{c:d}', '.a{c:d}'],
  ['one of several selectors', '.a[data-variant=grid],.b{c:d}', '.b{c:d}'],
  [
    'one of several variants',
    '.a:is([data-variant=grid],[data-variant=row]){c:d}',
    '.a:is([data-variant=grid],[data-variant=row]){c:d}',
  ],
  ['none of several variants', '.a:is([data-variant=x],[data-variant=y]){c:d}', ''],
  [
    'a variant that is denied',
    '.a:not([data-variant=grid]){c:d}',
    '.a:not([data-variant=grid]){c:d}',
  ],
  ['any variant', '.a[data-variant]{c:d}', '.a[data-variant]{c:d}'],
  [
    'an at-rule that becomes empty, and the one around it',
    '@layer s{@media (width>=1px){.a[data-variant=grid]{c:d}}}.b{c:d}',
    '.b{c:d}',
  ],
])('%s', (_, css, left) => {
  expect(withoutVariants(css, present)).toBe(left);
});

test('the page’s policy allows the style as it is now', () => {
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  const before = '@media (width<9px){.a[data-variant=row]{c:d}}.a[data-variant=grid]{c:d}';
  const after = '@media (width<9px){.a[data-variant=row]{c:d}}';
  const page = (css: string) =>
    `<meta content="style-src 'sha256-${hash(css)}'"><style>${css}</style><p data-variant="row"></p>`;
  expect(pruneVariants(page(before))).toBe(page(after));
});
