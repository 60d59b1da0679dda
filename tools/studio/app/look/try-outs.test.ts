import { describe, expect, test } from 'vitest';
import { applyToValue, type Edit } from '../../../lib/edits/edit.ts';
import type { DocumentState } from '../documents/document-store.ts';
import { openTryOuts, withEdits } from './try-outs.ts';
import { setToken } from './theme-edits.ts';

const THEME = {
  scheme: 'light',
  fonts: ['--font-one'],
  tokens: { 'color-background': '#ffffff', 'color-text': '#111111', 'radius-card': '0' },
};

function opened() {
  let value: unknown = THEME;
  const written: Edit[] = [];
  const tryOuts = openTryOuts({
    state: () => ({ value }) as DocumentState,
    edit: (edit) => {
      written.push(edit);
      value = applyToValue(value, edit);
    },
  });
  return { tryOuts, written };
}

const set = (name: string, value: string) => setToken(['tokens'], name, value);

describe('what is tried out', () => {
  test('is shown, and written only when one lets go', () => {
    const { tryOuts, written } = opened();
    tryOuts.show([set('color-text', '#222222')]);
    tryOuts.show([set('color-text', '#333333')]);
    expect(written).toEqual([]);
    expect(withEdits(THEME, tryOuts.state().edits).tokens['color-text']).toBe('#333333');
    tryOuts.keep();
    expect(written).toEqual([set('color-text', '#333333')]);
    expect(tryOuts.state().edits).toEqual([]);
  });

  test('stays unwritten where it cannot be read, and says why', () => {
    const { tryOuts, written } = opened();
    tryOuts.show([set('color-text', '#eeeeee'), set('radius-card', '1rem')]);
    tryOuts.keep();
    expect(written).toEqual([set('radius-card', '1rem')]);
    expect(tryOuts.state().edits).toEqual([set('color-text', '#eeeeee')]);
    expect(tryOuts.state().held).toContainEqual(
      expect.objectContaining({ ink: 'text', ground: 'background' }),
    );
  });

  test('holds back no colour that meets none of those', () => {
    const { tryOuts, written } = opened();
    tryOuts.show([set('color-text', '#eeeeee'), set('color-line', '#bbbbbb')]);
    tryOuts.show([set('color-inverse', '#222222'), set('color-on-inverse', '#ffffff')]);
    tryOuts.keep();
    expect(written.map(({ path }) => path.at(-1))).toEqual([
      'color-line',
      'color-inverse',
      'color-on-inverse',
    ]);
    expect(tryOuts.state().edits).toEqual([set('color-text', '#eeeeee')]);
  });

  test('is written with what makes it readable', () => {
    const { tryOuts, written } = opened();
    const colours = [
      ...[set('color-text', '#eeeeee'), set('color-background', '#101010')],
      ...[set('color-surface', '#1c1c1c'), set('color-muted', '#bbbbbb')],
      ...[set('color-accent', '#ffb454'), set('color-on-accent', '#111111')],
      ...[set('color-focus', '#ffffff'), set('color-danger', '#ff9d8f')],
    ];
    tryOuts.show(colours);
    tryOuts.keep();
    expect(written).toEqual([]);
    tryOuts.show([set('color-success', '#8acba4')]);
    tryOuts.keep();
    expect(written).toEqual([...colours, set('color-success', '#8acba4')]);
    expect(tryOuts.state().held).toEqual([]);
  });

  test('can be forgotten', () => {
    const { tryOuts, written } = opened();
    tryOuts.show([set('color-text', '#eeeeee')]);
    tryOuts.keep();
    tryOuts.drop();
    expect(tryOuts.state()).toEqual({ edits: [], held: [] });
    expect(written).toEqual([]);
  });
});
