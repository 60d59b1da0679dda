// @vitest-environment happy-dom
import { EditorView } from '@codemirror/view';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { StudioContext } from '../studio-context.ts';
import { aWindow } from '../shell/window.fixture.ts';
import { MarkdownField } from './MarkdownField.tsx';

afterEach(cleanup);

const hear = vi.fn<(text: string) => void>();

function Example({ first }: { readonly first: string }) {
  const [value, setValue] = useState(first);
  return (
    <StudioContext value={aWindow()}>
      <MarkdownField
        label="Answer"
        description="In two sentences."
        error="Too short"
        value={value}
        onChange={(text) => {
          hear(text);
          setValue(text);
        }}
      />
      <button
        type="button"
        onClick={() => {
          setValue('Before **that**\n\nafter');
        }}
      >
        outside
      </button>
    </StudioContext>
  );
}

const editor = () => screen.getByRole('textbox', { name: 'Answer' });

function viewOf(element: HTMLElement): EditorView {
  const view = EditorView.findFromDOM(element);
  if (!view) throw new Error('No editor.');
  return view;
}

it('is a text box with a name, its help and its mistake', () => {
  render(<Example first="One" />);
  const explained = editor().getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(explained.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Too short',
    'In two sentences.',
  ]);
  expect(editor().getAttribute('aria-invalid')).toBe('true');
});

it('tells what is typed, and nothing else of the text changes', () => {
  hear.mockClear();
  render(<Example first={'One\r\n\r\nTwo\r\n'} />);
  act(() => {
    viewOf(editor()).dispatch({ changes: { from: 3, insert: '!' } });
  });
  expect(hear.mock.calls).toEqual([['One!\r\n\r\nTwo\r\n']]);
});

it('makes the selection bold at the press of a button, which then is pressed', () => {
  hear.mockClear();
  render(<Example first="One two" />);
  act(() => {
    viewOf(editor()).dispatch({ selection: { anchor: 4, head: 7 } });
  });
  const bold = screen.getByRole('button', { name: 'Bold' });
  fireEvent.click(bold);
  expect(hear.mock.calls).toEqual([['One **two**']]);
  expect(bold.getAttribute('aria-pressed')).toBe('true');
});

it('shows what changed outside without telling it as typed', () => {
  hear.mockClear();
  render(<Example first="Before" />);
  fireEvent.click(screen.getByText('outside'));
  expect(viewOf(editor()).state.sliceDoc()).toBe('Before **that**\n\nafter');
  expect(hear).not.toHaveBeenCalled();
});

it('shows what it once told itself, when that comes back from outside', () => {
  render(<Example first="One" />);
  const view = viewOf(editor());
  act(() => {
    // Both in one breath: the first of them never comes back.
    view.dispatch({ changes: { from: 0, to: 3, insert: 'Before **that**\n\nafter' } });
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: 'One' } });
  });
  fireEvent.click(screen.getByText('outside'));
  expect(view.state.sliceDoc()).toBe('Before **that**\n\nafter');
});

it('lets Tab leave the text', () => {
  render(<Example first="One" />);
  expect(fireEvent.keyDown(editor(), { key: 'Tab', keyCode: 9 })).toBe(true);
});
