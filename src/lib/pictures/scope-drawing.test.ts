import { expect, test } from 'vitest';
import { scopeDrawing } from './scope-drawing';

const drawing = (inner: string) => `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: a drawing program -->
<svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 48">${inner}</svg>`;
const scope = (inner: string, name = '_juno') => scopeDrawing(drawing(inner), name)?.markup ?? '';

test('a drawing has its own name as id, and its measures', () => {
  const { id, viewBox, markup = '' } = scopeDrawing(drawing(''), '_juno') ?? {};
  expect({ id, viewBox }).toEqual({ id: '_juno', viewBox: '0 0 120 48' });
  expect(markup).toMatch(/^<svg version="1.1" id="_juno"/);
  expect(scopeDrawing('<p>no drawing</p>', '_juno')).toBeUndefined();
});

test('classes of two drawings never meet, nor do rules for elements', () => {
  const styles = '<style type="text/css">.st0{fill:#00c} path,g > .st1::before{stroke:red}</style>';
  const markup = scope(`${styles}<path class="st0 st1" d="M0 0"/>`);
  expect(markup).toContain('._juno\\.logo._juno\\.st0{fill:#00c}');
  expect(markup).toContain('path._juno\\.logo,g>._juno\\.logo._juno\\.st1:before{stroke:red}');
  expect(markup).toContain('class="_juno.st0 _juno.st1 _juno.logo"');
});

test('gradients, masks, uses, descriptions and movements are found under their new ids', () => {
  const markup =
    scope(`<style><![CDATA[ #a{mask:url(#m)} .b{animation:turn 2s} @keyframes turn{to{rotate:1turn}} ]]></style>
    <linearGradient id="a"/><linearGradient id="b" xlink:href="#a"/>
    <path fill="url(#a) red" style="clip-path:url('#c');opacity:.5"/><use href="#b"/>
    <g aria-labelledby="t u"><title id="t">R&amp;D</title></g>
    <animate id="fade" begin="0s"/><animate begin="fade.end+1s; 2s"/>`);
  for (const part of [
    'id="_juno.a"',
    'xlink:href="#_juno.a"',
    `fill="url('#_juno.a') red"`,
    `style="clip-path: url('#_juno.c'); opacity: .5"`,
    '<use href="#_juno.b"',
    'aria-labelledby="_juno.t _juno.u"',
    'R&amp;D',
    'begin="_juno.fade.end+1s; 2s"',
    'begin="0s"',
    'mask:url(#_juno.m)',
    'animation:2s _juno\\.turn',
    '@keyframes _juno\\.turn',
  ])
    expect(markup).toContain(part);
  expect(markup).not.toMatch(/CDATA|Layer_1/);
});

test('a drawing without styles stays as it is', () => {
  const path = '<path fill="currentColor" d="M0 0h4"/>';
  expect(scope(path)).toContain('<path fill="currentColor" d="M0 0h4" />');
});
