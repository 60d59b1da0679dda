// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { wordsWith } from './dress-page';
import type { KeyHome, KeyRing } from './key-ring';
import { LONGEST_NAME } from './key-ring';
import { turn } from './turn';
import { scalar, writtenFiles } from './written-files';

const home: KeyHome = {
  slug: 'moss',
  path: '/moss',
  title: 'Moss',
  firm: 'Moss & Sons',
  head: {
    title: 'Moss & Sons, gardeners',
    description: 'Gardens.',
    brand: { name: 'Moss & Sons', founded: 1900, emails: ['a@moss.example'] },
  },
  theme: {
    scheme: 'light',
    fonts: ['--font-sora'],
    tokens: { 'color-background': '#ffffff', 'color-accent': '#004400' },
  },
  others: {},
};

const font = { href: '/sora.css', styles: '@font-face{}' };
const ring = { homes: [home], faces: [], fonts: { '--font-sora': font } } as unknown as KeyRing;
const entered = { home: 'moss', name: 'Ida' };

test('turns what is entered into a name, a theme and what pages wear', () => {
  const turned = turn({ ...entered, accent: '#1f3bff' }, ring);
  expect(turned?.name).toBe('Ida');
  expect(turned?.moved).toBeUndefined();
  expect(turned?.css).toContain('--color-accent:#1f3bff;');
  expect(turned?.faces).toEqual(['/sora.css']);
});

test('keeps the home’s own name where none is entered, and no endless one', () => {
  expect(turn({ ...entered, name: ' ' }, ring)?.name).toBe('Moss & Sons');
  expect(turn({ ...entered, name: 'x'.repeat(99) }, ring)?.name).toHaveLength(LONGEST_NAME);
});

test('moves a colour that cannot be read', () => {
  const turned = turn({ ...entered, accent: '#ffff00' }, ring);
  expect(turned?.moved).toMatch(/^#[\da-f]{6}$/);
  expect(turned?.theme.tokens['color-accent']).toBe(turned?.moved);
});

test('writes the files as they would stand in the project', () => {
  const turned = turn({ ...entered, name: 'Ida: $& Co' }, ring);
  const [content, theme, site] = turned ? writtenFiles(turned) : [];
  expect(content?.path).toBe('src/demos/moss/content.yaml');
  expect(content?.text).toBe(
    [
      'title: "Ida: $& Co, gardeners"',
      'description: Gardens.',
      '',
      'brand:',
      '  name: "Ida: $& Co"',
      '  founded: 1900',
      '  emails: [a@moss.example]',
      '',
    ].join('\n'),
  );
  expect(theme?.text).toContain("'color-accent': '#004400'");
  expect(site?.text).toBe("name: \"Ida: $& Co\",\nhome: 'moss',\ntheme: 'moss',\n");
});

test.each([
  ['Ida Lund', 'Ida Lund'],
  ['yes', '"yes"'],
  ['- a', '"- a"'],
  ['a # b', '"a # b"'],
  ['a, b', 'a, b'],
  ['a: b', '"a: b"'],
  [['a, b', 'c@d.example'], '["a, b", c@d.example]'],
  ['12', '"12"'],
  ['Évora', 'Évora'],
  ['9 Court', '9 Court'],
  ['+44 131 496 0187', '+44 131 496 0187'],
  [1900, '1900'],
])('writes %s in YAML as %s', (value, written) => {
  expect(scalar(value)).toBe(written);
});

test('finds the words that hold a name, and none that nobody reads', () => {
  document.body.innerHTML = '<p>Moss here</p><script>Moss</script><p>Fern</p>';
  expect([...wordsWith(document, 'Moss').values()]).toEqual(['Moss here']);
});
