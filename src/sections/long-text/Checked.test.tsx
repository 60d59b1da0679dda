import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readProof } from '~/lib/proof/proof';
import type { Proof } from '~/lib/proof/proof.schema';
import { Checked } from './Checked';

const proof: Proof = {
  date: '2026-11-12T09:30:00.000Z',
  site: { name: 'Harbour', url: 'https://harbour.example' },
  languages: ['en'],
  programs: { axe: '4.14' },
  pages: [
    {
      path: '/',
      language: 'en',
      title: 'Home',
      requests: 9,
      kilobytes: 80,
      outward: 0,
      faults: [],
    },
  ],
  criteria: [
    { number: '1.1.1', level: 'A', state: 'kept' },
    { number: '2.1.1', level: 'A', state: 'person' },
  ],
  lighthouse: [],
};

test('says what was found, and when', () => {
  const html = renderToStaticMarkup(<Checked proof={proof} />);
  expect(html).toContain('<time dateTime="2026-11-12">12 November 2026</time>');
  expect(html).toContain('1 page of this website');
  expect(html).toContain('1 of the 2 criteria');
});

test('says that faults stand open', () => {
  const fault = { kind: 'link' as const, what: '404', place: '/gone', criteria: [] };
  const pages = proof.pages.map((page) => ({ ...page, faults: [fault, fault] }));
  const html = renderToStaticMarkup(<Checked proof={{ ...proof, pages }} />);
  expect(html).toContain('It found 2 faults');
  expect(html).not.toContain('found no fault');
});

test('reads what the command has written; a changed file is named with its field', () => {
  expect(readProof(JSON.stringify(proof))).toEqual(proof);
  expect(() => readProof(JSON.stringify({ ...proof, pages: 'many' }))).toThrow(
    /proof\/proof\.json[^]*pages[^]*npm run proof/,
  );
});
