import { describe, expect, test } from 'vitest';
import { faultOfDrawing } from '../../../../src/lib/pictures/drawing.ts';
import { cleanDrawing } from './clean-drawing.ts';

const drawing = (inner: string, root = 'viewBox="0 0 24 12"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${root}>${inner}<path d="M0 0h24"/></svg>`;

const clean = (inner: string, root?: string) => {
  const found = cleanDrawing(drawing(inner, root));
  if (!found) throw new Error('no drawing');
  return found;
};

describe('what a drawing could do besides drawing', () => {
  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in a CDATA section', '<script><![CDATA[alert(1)]]></script>'],
    ['a script of another host', '<script href="https://evil.example/x.js"/>'],
    ['an event handler', '<rect width="1" height="1" onclick="alert(1)"/>'],
    ['an event handler in capitals', '<rect width="1" height="1" ONLOAD="alert(1)"/>'],
    ['a document inside', '<foreignObject><body onload="alert(1)"/></foreignObject>'],
    ['a link', '<a href="https://evil.example"><path d="M0 0"/></a>'],
    ['a link that runs script', '<a xlink:href="javascript:alert(1)"><path d="M0 0"/></a>'],
    ['a picture of another host', '<image href="https://evil.example/track.png"/>'],
    ['a picture in an address', '<image href="data:image/svg+xml;base64,PHN2Zz4="/>'],
    ['a part of another file', '<use href="https://evil.example/a.svg#b"/>'],
    ['a part of another file, by its older name', '<use xlink:href="//evil.example/a.svg#b"/>'],
    ['a style that fetches', '<style>path { fill: url(https://evil.example/a) }</style>'],
    ['a style that imports', '<style>@import "https://evil.example/a.css";</style>'],
    ['a style that hides what it fetches', '<style>path { fill: u\\72l(//evil.example) }</style>'],
    ['a style attribute that fetches', '<rect style="fill: url(//evil.example/a)"/>'],
    ['a paint that fetches', '<rect fill="url(\'https://evil.example/a#b\')"/>'],
    ['a paint behind an entity', '<rect fill="u&#114;l(//evil.example/a)"/>'],
    [
      'an animation of a link',
      '<a><animate attributeName="href" values="javascript:alert(1)"/></a>',
    ],
    ['a setting of a handler', '<set attributeName="onmouseover" to="alert(1)"/>'],
    ['a handler in a name', '<rect aria-label="x" x:onload="alert(1)"/>'],
    ['a page in a title', '<title><iframe src="https://evil.example"></iframe></title>'],
    ['a filter with a picture', '<filter><feImage href="https://evil.example/a.png"/></filter>'],
  ])('%s is left out', (_, hostile) => {
    const { svg, isCleaned } = clean(hostile);
    expect(svg).not.toMatch(/alert|evil|script|base64|foreignObject|iframe/i);
    expect(svg).toContain('<path d="M0 0h24"/>');
    expect(isCleaned).toBe(true);
    expect(faultOfDrawing(svg)).toBeUndefined();
  });

  test('markup in words stays words', () => {
    const { svg } = clean('<text aria-label="&quot; onload=&quot;alert(1)">&lt;script&gt;</text>');
    expect(svg).toContain('>&lt;script&gt;</text>');
    expect(svg).toContain('aria-label="&quot; onload=&quot;alert(1)"');
  });

  test('entities of a document type are never resolved', () => {
    const found = cleanDrawing(
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${drawing('<text>&x;</text>')}`,
    );
    expect(found?.svg).not.toMatch(/DOCTYPE|ENTITY|passwd/);
    expect(found?.svg).toContain('&amp;x;');
  });
});

describe('a harmless drawing', () => {
  test('keeps shapes, gradients, styles and references to its own parts', () => {
    const inner =
      '<defs><linearGradient id="shade" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="red"/></linearGradient></defs>' +
      '<style>.a{fill:url(#shade)}</style>' +
      '<rect class="a" fill="url(#shade)" width="4" height="4"/><use href="#shade"/>';
    const { svg, isCleaned } = clean(inner);
    expect(svg).toContain(inner);
    expect(isCleaned).toBe(false);
  });

  test('loses the notes of the program that made it, without a word about it', () => {
    const { svg, isCleaned } = clean('<metadata>by me</metadata><g inkscape:label="Layer 1"/>');
    expect(svg).not.toMatch(/by me|inkscape/);
    expect(isCleaned).toBe(false);
  });

  test('begins at 0 0 with a box', () => {
    expect(clean('', 'viewBox="10 20 30 40" width="5cm"')).toMatchObject({ width: 30, height: 40 });
    expect(clean('', 'viewBox="10 20 30 40"').svg).toMatch(
      /^<svg xmlns="[^"]+" viewBox="0 0 30 40"><g transform="translate\(-10 -20\)">/,
    );
    expect(clean('', 'width="64px" height="32"').svg).toContain('viewBox="0 0 64 32"');
  });
});

test.each([
  ['a page', '<html><body><p>Hello</p></body></html>'],
  ['words', 'not a drawing'],
  ['a drawing of no size', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'],
  ['an empty drawing', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'],
])('%s is no drawing', (_, source) => {
  expect(cleanDrawing(source)).toBeUndefined();
});
