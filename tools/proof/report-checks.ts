import { createElement as h, type ReactNode } from 'react';
import { FAULT_KINDS, type Fault, type Proof } from '../../src/lib/proof/proof.schema.ts';
import { fill, plural } from '../../src/lib/words/fill.ts';
import { column, table } from './report-table.ts';
import type { Said } from './report-words.ts';

/** What was tried on every page, and how often it failed. */
export function checkTable({ pages }: Proof, { words, language }: Said): ReactNode {
  const { heading, check, result, none, faults } = words.checks;
  const all = pages.flatMap((page) => page.faults);
  const rows = FAULT_KINDS.map((kind) => {
    const count = all.filter((fault) => fault.kind === kind).length;
    const { name, how } = words.checks[kind];
    return [
      h('span', null, h('b', null, `${name}.`), ' ', how),
      h(
        'span',
        { className: count === 0 ? 'kept' : 'broken' },
        count === 0 ? none : plural(faults, count, language),
      ),
    ];
  });
  return h('section', null, h('h2', null, heading), table([column(check), column(result)], rows));
}

/** The faults of every page that has some, with their places. */
export function faultList({ pages }: Proof, { words }: Said): ReactNode {
  const broken = pages.filter(({ faults }) => faults.length > 0);
  if (broken.length === 0) return null;
  const { heading, lead, width } = words.faults;
  const item = ({ kind, what, place, width: at, criteria }: Fault, index: number) =>
    h(
      'li',
      { key: index },
      h('b', null, `${[words.checks[kind].name, ...criteria].join(' · ')}: `),
      h('bdi', null, what),
      place === '' ? null : h('code', { dir: 'ltr' }, place),
      at === undefined ? null : ` ${fill(width, { width: at })}`,
    );
  return h(
    'section',
    { className: 'faults' },
    h('h2', null, heading),
    h('p', null, lead),
    broken.map(({ path, title, faults }) =>
      h(
        'article',
        { key: path },
        h('h3', null, title, ' ', h('bdi', { dir: 'ltr', className: 'path' }, path)),
        h('ol', null, faults.map(item)),
      ),
    ),
  );
}
