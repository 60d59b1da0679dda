import { expect, it } from 'vitest';
import type { DocumentState } from '../documents/document-store.ts';
import type { SaveStatus } from '../documents/draft.ts';
import { summarize } from './save-summary.ts';

const opened = (status: SaveStatus, mistakes: DocumentState['mistakes'] = []): DocumentState => ({
  saved: {
    file: `src/content/${status.kind}.yaml`,
    kind: 'page',
    title: status.kind,
    hash: '',
    value: {},
    schema: {},
    mistakes: [],
  },
  value: {},
  body: undefined,
  mistakes,
  status,
  notice: undefined,
});

const mistake = { path: ['title'], message: 'too short' };

it('says that all is saved where nothing is open', () => {
  expect(summarize([])).toEqual({ kind: 'saved', held: [] });
});

it('says what most needs the owner, and which fields are held back', () => {
  const refused = opened({ kind: 'refused' }, [mistake, { ...mistake, path: ['text'] }]);
  const summary = summarize([opened({ kind: 'saved' }), refused, opened({ kind: 'saving' })]);
  expect(summary.kind).toBe('refused');
  expect(summary.held.map(({ file, mistake: { path } }) => [file, path])).toEqual([
    ['src/content/refused.yaml', ['title']],
    ['src/content/refused.yaml', ['text']],
  ]);
  expect(summarize([refused, opened({ kind: 'failed', fault: '' })]).kind).toBe('failed');
});

it('does not count a mistake that is on the disk already as held back', () => {
  expect(summarize([opened({ kind: 'saved' }, [mistake])])).toEqual({ kind: 'saved', held: [] });
});
