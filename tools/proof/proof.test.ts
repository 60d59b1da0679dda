import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Fault, PageProof, Proof } from '../../src/lib/proof/proof.schema.ts';
import { criteriaOf, judge } from './criteria.ts';
import { reportPage } from './report-page.ts';
import { readReportWords } from './report-words.ts';

const page = (path: string, ...faults: Fault[]): PageProof => ({
  path,
  language: 'en',
  title: `Page ${path}`,
  requests: 9,
  kilobytes: 84.6,
  outward: 2,
  faults,
});

const pale: Fault = {
  kind: 'axe',
  what: 'Elements must stand out (color-contrast)',
  place: '.card > a[href="/x"]',
  width: 390,
  criteria: ['1.4.3'],
};

const proofOf = (...pages: PageProof[]): Proof => ({
  date: '2026-11-12T09:30:00.000Z',
  site: { name: 'Harbour & Sons', url: 'https://harbour.example' },
  languages: ['en'],
  programs: { Chromium: '150', axe: '4.14' },
  pages,
  criteria: judge(pages, new Set(['1.1.1', '1.4.3'])),
  lighthouse: [],
});

describe('criteria', () => {
  test('axe’s tags name criteria and levels', () => {
    expect(criteriaOf(['cat.color', 'wcag2aa', 'wcag143', 'wcag1410'])).toEqual([
      '1.4.3',
      '1.4.10',
    ]);
  });

  test('all 55 of both levels are judged, in their order: kept, broken, or for a person', () => {
    const criteria = judge([page('/', pale)], new Set(['1.1.1', '1.4.3']));
    expect(criteria).toHaveLength(55);
    const numbers = criteria.map(({ number }) => number);
    expect(numbers.slice(0, 2)).toEqual(['1.1.1', '1.2.1']);
    expect(numbers.indexOf('1.4.10')).toBeGreaterThan(numbers.indexOf('1.4.5'));
    const states = new Map(criteria.map(({ number, state }) => [number, state]));
    expect(states.get('1.1.1')).toBe('kept');
    expect(states.get('1.4.3')).toBe('broken');
    // The command measures it on every page.
    expect(states.get('1.4.10')).toBe('kept');
    expect(states.get('2.1.1')).toBe('person');
  });
});

describe('the report', () => {
  test('says what is sound, and lists no faults', () => {
    const html = reportPage(proofOf(page('/')), [], readReportWords('en'));
    expect(html).toContain('<html lang="en" dir="ltr">');
    expect(html).toContain('What we checked on Harbour &amp; Sons');
    expect(html).toContain('1 page of harbour.example');
    expect(html).toContain('Nothing was found broken.');
    expect(html).not.toContain('What is broken, and where');
  });

  test('says what is broken, with its place, as text', () => {
    const html = reportPage(proofOf(page('/'), page('/x', pale)), [], readReportWords('en'));
    expect(html).toContain('1 fault was found.');
    expect(html).toContain('.card &gt; a[href=&quot;/x&quot;]');
    expect(html).toContain('Contrast, names, structure · 1.4.3');
    expect(html).toContain('390 px');
  });

  test('is in English where a language has no words, and says so', () => {
    expect(reportPage(proofOf(page('/')), [], readReportWords('is'))).toContain('<html lang="en"');
  });

  const languages = readdirSync(join(import.meta.dirname, 'words')).map((file) =>
    file.replace('.yaml', ''),
  );
  test.each(languages)('has words for every criterion in %s', (language) => {
    const { words } = readReportWords(language);
    const numbers = proofOf(page('/')).criteria.map(({ number }) => number);
    expect(Object.keys(words.criteria).sort()).toEqual(numbers.toSorted());
  });
});
