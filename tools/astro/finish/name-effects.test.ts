import { expect, test } from 'vitest';
import { parsePage, printPage } from '../../lib/html.ts';
import { nameEffects } from './name-effects.ts';

const built = new Map([
  ['reveal', 'reveal.later.effect.A.js'],
  ['count-up', 'count-up.effect.B.js'],
  ['map', 'map.effect.C.js'],
]);

const named = (html: string, path = '/') => {
  const page = parsePage(html);
  nameEffects(page, path, built);
  return printPage(page);
};

test('a page names the files of its effects, each once, and no others', () => {
  const body = '<p data-effect="count-up reveal"><b data-effect="reveal"></b></p>';
  expect(named(`<!doctype html><html lang="en">${body}`)).toContain(
    '<html lang="en" data-effect-files="count-up.effect.B.js reveal.later.effect.A.js">',
  );
  expect(named('<p>data-effect="map"</p>')).not.toContain('data-effect-files');
});

test('an effect without a file stops the build, and page, effect and the likely name are told', () => {
  expect(() => named('<p data-effect="reveel">', '/about')).toThrow(
    /^\/about asks for the effect "reveel", .*reveel\.effect\.ts.*"?reveal/,
  );
});
