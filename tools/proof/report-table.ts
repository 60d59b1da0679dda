import { createElement as h, Fragment, type ReactNode } from 'react';

/** A column of a table. */
export interface Column {
  readonly heading: ReactNode;
  readonly kind: 'words' | 'number';
}

export const column = (heading: ReactNode, kind: Column['kind'] = 'words'): Column => ({
  heading,
  kind,
});

/** A table whose rows begin with their own heading. */
export function table(columns: readonly Column[], rows: readonly ReactNode[][]): ReactNode {
  const head = columns.map(({ heading, kind }, index) =>
    h('th', { key: index, scope: 'col', className: kind }, heading),
  );
  const cell = (content: ReactNode, index: number) =>
    index === 0
      ? h('th', { key: index, scope: 'row' }, content)
      : h('td', { key: index, className: columns[index]?.kind }, content);
  const body = rows.map((row, index) => h('tr', { key: index }, h(Fragment, null, row.map(cell))));
  return h('table', null, h('thead', null, h('tr', null, head)), h('tbody', null, body));
}
