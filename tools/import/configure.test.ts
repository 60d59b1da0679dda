import { describe, expect, test } from 'vitest';
import { withRedirects } from './configure.ts';

const redirects = new Map([
  ['/old', '/new'],
  ["/it's", '/its'],
]);

const lines = "    '/old': '/new',\n    '/it\\'s': '/its',\n  },\n";

describe('redirects are added to the configuration, and all else stays', () => {
  test.each([
    [
      'that has none',
      "export default defineSite({\n  name: 'A', // Mine.\n});\n",
      `export default defineSite({\n  name: 'A', // Mine.\n\n  // Old addresses, and where they lead now.\n  redirects: {\n${lines}});\n`,
    ],
    [
      'without a comma at its end',
      "export default defineSite({\n  name: 'A'\n});\n",
      `export default defineSite({\n  name: 'A',\n\n  // Old addresses, and where they lead now.\n  redirects: {\n${lines}});\n`,
    ],
    [
      'that has some',
      "export default defineSite({\n  redirects: {\n    '/a': '/b', // Kept.\n  },\n  name: 'A',\n});\n",
      `export default defineSite({\n  redirects: {\n    '/a': '/b', // Kept.\n${lines.trimEnd()}\n  name: 'A',\n});\n`,
    ],
    [
      'that has an empty list',
      'export default defineSite({\n  redirects: {},\n});\n',
      `export default defineSite({\n  redirects: {\n${lines.trimEnd()}\n});\n`,
    ],
  ])('%s', (_, before, after) => {
    expect(withRedirects(before, redirects)).toBe(after);
  });
});

test('a configuration of another form is refused, with its reason', () => {
  expect(() => withRedirects('export default site;\n', redirects)).toThrow(/defineSite\(\{ … \}\)/);
  const spread = 'export default defineSite({ redirects: others });\n';
  expect(() => withRedirects(spread, redirects)).toThrow(/redirects: \{ … \}/);
});
