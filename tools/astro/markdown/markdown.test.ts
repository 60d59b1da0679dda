import { expect, test } from 'vitest';
import { markdown } from './markdown.ts';

async function printed(source: string) {
  const renderer = await markdown('en').createRenderer({ syntaxHighlight: false });
  return renderer.render(source);
}

test('columns are aligned by a class, not by a style', async () => {
  const { code } = await printed('| a | b |\n| :-: | --: |\n| 1 | 2 |\n');
  expect(code).not.toContain('style');
  expect(code).toContain('<td class="align-center">1</td>');
  expect(code).toContain('<th class="align-right">b</th>');
});

test('pictures by reference and in HTML are made small like all others', async () => {
  const { code, metadata } = await printed(
    '![A moth][moth]\n\n<figure><img src="../b%20c.webp" alt="B"></figure>\n\n[moth]: ../moth.webp\n',
  );
  expect(metadata.localImagePaths).toEqual(['../moth.webp', '../b c.webp']);
  expect(code.match(/__ASTRO_IMAGE_/g)).toHaveLength(2);
});

test('a percent sign in an address is no reason to throw', async () => {
  const { code } = await printed('![A](https://cdn.example/50%-off.jpg) ![B](../50%.webp)');
  expect(code).toContain('https://cdn.example/50%25-off.jpg');
  expect(code).toContain('../50%.webp');
});

test('the words of footnotes are those of the interface, and their heading is hidden', async () => {
  const { code } = await printed('A.[^1]\n\n[^1]: B.\n');
  expect(code).toMatch(/<h2 class="visually-hidden" id="footnote-label">Footnotes<\/h2>/);
  expect(code).toContain('aria-label="Back to reference 1"');
});

test('HTML that is not closed does not reach beyond its text', async () => {
  const { code } = await printed('<div><b>A\n');
  expect(code.trim()).toMatch(/<\/b>\s*<\/div>$/);
});
