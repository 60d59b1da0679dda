import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { directionOf } from '../../src/lib/site/direction.ts';
import { fill, plural } from '../../src/lib/words/fill.ts';
import type { Proof } from '../../src/lib/proof/proof.schema.ts';
import { CATEGORIES } from '../bench/audit.ts';
import { checkTable, faultList } from './report-checks.ts';
import { column, table } from './report-table.ts';
import type { Said } from './report-words.ts';

const STYLES = readFileSync(join(import.meta.dirname, 'proof.css'), 'utf8');

/** A photograph of a page's first view. */
export interface Photograph {
  readonly path: string;
  /** Its file, relative to the report. */
  readonly file: string;
  readonly window: 'wide' | 'narrow';
  readonly width: number;
  readonly height: number;
}

/**
 * The page to print or to send: what was checked, what was found, and what no program can tell.
 *
 * @returns a whole HTML document; it loads nothing but its photographs
 */
export function reportPage(proof: Proof, photographs: readonly Photograph[], said: Said): string {
  const { words, language } = said;
  const faults = proof.pages.reduce((sum, page) => sum + page.faults.length, 0);
  const name = { site: proof.site.name };
  const body = h(
    'main',
    null,
    h(
      'header',
      { className: faults === 0 ? 'good' : 'bad' },
      h('h1', null, fill(words.title, name)),
      h('p', { className: 'lead' }, leadOf(proof, said)),
      h(
        'p',
        { className: 'verdict' },
        faults === 0 ? words.good : plural(words.bad, faults, language),
      ),
    ),
    checkTable(proof, said),
    faultList(proof, said),
    looks(photographs, said),
    speed(proof, said),
    pageList(proof, said),
    criteria(proof, said),
    limits(said),
    programs(proof, said),
  );
  const document = h(
    'html',
    { lang: language, dir: directionOf(language) },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('title', null, fill(words.title, name)),
      h('style', { dangerouslySetInnerHTML: { __html: STYLES } }),
    ),
    h('body', null, body),
  );
  return `<!doctype html>\n${renderToStaticMarkup(document)}\n`;
}

const day = (date: string, language: string): string =>
  new Date(date).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });

const leadOf = ({ date, pages, site }: Proof, { words, language }: Said): string =>
  fill(words.lead, {
    date: day(date, language),
    pages: plural(words.pages, pages.length, language),
    address: new URL(site.url).host,
  });

/** A path reads from left to right in every language. */
const pathOf = (path: string): ReactNode => h('bdi', { dir: 'ltr', className: 'path' }, path);

const section = (heading: string, ...content: ReactNode[]): ReactNode =>
  h('section', null, h('h2', null, heading), ...content);

function looks(photographs: readonly Photograph[], { words }: Said): ReactNode {
  if (photographs.length === 0) return null;
  const figures = photographs.map(({ path, file, window, width, height }) => {
    const alt = fill(words.looks[window], { page: path });
    const picture = h('img', { src: file, alt: '', width, height });
    return h('figure', { key: file, className: window }, picture, h('figcaption', null, alt));
  });
  return section(words.looks.heading, h('div', { className: 'looks' }, figures));
}

function speed({ lighthouse }: Proof, { words, language }: Said): ReactNode {
  if (lighthouse.length === 0) return null;
  const { heading, lead, page, paint, seconds } = words.speed;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  // A page a column: six columns of scores would not fit a phone.
  const rows = [
    ...CATEGORIES.map((category) => [
      words.speed[category],
      ...lighthouse.map(({ scores }) => number.format(scores[category] ?? 0)),
    ]),
    [
      paint,
      ...lighthouse.map(({ largestPaint }) =>
        fill(seconds, { seconds: number.format(largestPaint / 1000) }),
      ),
    ],
  ];
  const columns = lighthouse.map(({ path }) => column(pathOf(path), 'number'));
  return section(heading, h('p', null, lead), table([column(page), ...columns], rows));
}

function pageList({ pages }: Proof, { words, language }: Said): ReactNode {
  const list = words.pageList;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const rows = pages.map(({ path, title, kilobytes, requests, outward, faults }) => [
    h('span', null, title, ' ', pathOf(path)),
    fill(list.kilobytes, { count: number.format(kilobytes) }),
    ...[requests, outward, faults.length].map((count) => number.format(count)),
  ]);
  const columns = [list.weight, list.files, list.outward, list.faults];
  return section(
    list.heading,
    table([column(list.page), ...columns.map((one) => column(one, 'number'))], rows),
  );
}

function criteria(proof: Proof, { words }: Said): ReactNode {
  const { heading, lead, criterion, level, state } = words.wcag;
  const rows = proof.criteria.map(({ number, level: own, state: known }) => {
    const { name = '', asks = '' } = words.criteria[number] ?? {};
    return [
      h('span', null, h('b', null, `${number} ${name}.`), ' ', asks),
      own,
      h('span', { className: known }, words.wcag[known]),
    ];
  });
  return section(
    heading,
    h('p', null, lead),
    table([column(criterion), column(level), column(state)], rows),
  );
}

const limits = ({ words: { limits: said } }: Said): ReactNode =>
  section(
    said.heading,
    h(
      'ul',
      null,
      said.points.map((point) => h('li', { key: point }, point)),
    ),
    h('p', null, said.closing),
  );

function programs({ programs: used, date }: Proof, { words, language }: Said): ReactNode {
  const list = Object.entries(used).map(([name, version]) => `${name} ${version}`);
  const time = new Date(date).toLocaleString(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return section(
    words.programs.heading,
    h('p', null, new Intl.ListFormat(language).format(list)),
    h('p', null, fill(words.programs.date, { date: `${time} UTC` })),
  );
}
