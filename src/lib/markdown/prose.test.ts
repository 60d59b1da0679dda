import { expect, test } from 'vitest';
import { z } from 'astro/zod';
import { paragraphs, prose } from './prose';

const said = (text: string) => prose().safeParse(text).error?.issues[0]?.message;

test('links, bold and emphasised words, code and what is still to be filled in are marked', () => {
  expect(prose().parse('We **never** *rush*: [write](/contact/) `x` [[name]].')).toEqual([
    'We ',
    { as: 'strong', words: ['never'] },
    ' ',
    { as: 'em', words: ['rush'] },
    ': ',
    { as: 'a', href: '/contact', words: ['write'] },
    ' ',
    { as: 'code', words: ['x'] },
    ' ',
    { as: 'mark', words: ['name'] },
    '.',
  ]);
});

test.each(['5 * 3 * 2 & snake_case', 'a@b.example, www.a.example', '“1,900”, #1 – © {name}'])(
  '%s stays as it is written',
  (text) => {
    expect(prose().parse(text)).toEqual([text]);
  },
);

test('lists stand among paragraphs, where there may be several', () => {
  expect(paragraphs().parse(['First.', '- a\n- **b**'])).toEqual([
    { as: 'p', words: ['First.'] },
    { as: 'ul', items: [['a'], [{ as: 'strong', words: ['b'] }]] },
  ]);
  expect(said('1. One')).toMatch(/one paragraph.*found a list/);
});

test('HTML, headings and dead links are refused, each with its field', () => {
  expect(said('A <b>bold</b> word')).toMatch(/\*\*bold\*\*.*found HTML such as <b>/);
  expect(said('# Title')).toMatch(/found a heading/);
  expect(said('See [us](/contakt)')).toMatch(
    /no src\/pages\/contakt\.astro; did you mean "\/contact"/,
  );
  const { error } = z.strictObject({ text: paragraphs() }).safeParse({ text: ['a', '[x](y)'] });
  expect(error?.issues[0]?.path).toEqual(['text', 1]);
});
