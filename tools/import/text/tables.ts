import { deepTextOf, elementsIn, remove, type Element } from '../../lib/html.ts';
import { allNamed, around, element, replace, unwrap, type Fragment } from './tree.ts';

const BLOCKS = 'p ul ol li dl dt dd blockquote pre h1 h2 h3 h4 h5 h6 div hr figure'.split(' ');

/**
 * Gives every table a row of heads and rows of plain cells, as Markdown knows no others: what was on
 * several lines in a cell stands in one, and a table within a table becomes its rows' words.
 */
export function shapeTables(fragment: Fragment): void {
  for (const inner of allNamed(fragment, 'table'))
    if (around(inner, ['table'])) replace(inner, ...element('i', {}, deepTextOf(inner)).childNodes);
  for (const table of allNamed(fragment, 'table')) shapeTable(table);
}

function shapeTable(table: Element): void {
  const rows = allNamed(table, 'tr').map((row) => allNamed(row, 'th', 'td'));
  const filled = rows.filter((cells) => cells.length > 0);
  if (filled.length === 0) {
    remove(table);
    return;
  }
  for (const cell of filled.flat()) flatten(cell);
  const width = Math.max(...filled.map(({ length }) => length));
  const [first = [], ...others] = filled;
  const isHead = first.every(({ tagName }) => tagName === 'th');
  const row = (cells: readonly Element[], name: string) =>
    element(
      'tr',
      {},
      ...Array.from({ length: width }, (_, index) =>
        element(name, {}, ...(cells[index]?.childNodes ?? [])),
      ),
    );
  const body = isHead ? others : filled;
  replace(
    table,
    element(
      'table',
      {},
      element('thead', {}, row(isHead ? first : [], 'th')),
      element('tbody', {}, ...body.map((cells) => row(cells, 'td'))),
    ),
  );
}

/** Leaves words and their marks in a cell. */
function flatten(cell: Element): void {
  for (const node of elementsIn(cell)) {
    if (node === cell) continue;
    if (node.tagName === 'br') replace(node, ...element('i', {}, ' ').childNodes);
    else if (BLOCKS.includes(node.tagName)) {
      replace(node, ...element('i', {}, ' ', ...node.childNodes, ' ').childNodes);
    }
  }
  for (const node of allNamed(cell, 'section')) unwrap(node);
}
