// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { words } from '~/lib/words/words';
import { MailStatus } from './MailStatus';
import type { MailFormState } from './use-mail-form';

afterEach(cleanup);

/** Mimics browsers that translate a page: they replace each text node with an element. */
function translate(root: Element) {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    font.textContent = text.data.toUpperCase();
    text.replaceWith(font);
  }
}

const states: readonly MailFormState[] = [
  'idle',
  'incomplete',
  'malformed',
  'submitting',
  'failed',
  'throttled',
  'sent',
];

const wordsOfForm = { ...words.forms.common, ...words.forms.contact };

const status = (state: MailFormState) => (
  <MailStatus state={state} waitSeconds={7} email="hello@studio.example" words={wordsOfForm} />
);

const pairs = states.flatMap((from) => states.map((to) => [from, to] as const));

test.each(pairs)('what is said on a translated page goes from %s to %s', (from, to) => {
  const { container, rerender } = render(status(from));
  translate(container);
  rerender(status(to));
  const shown = screen.getByRole('alert').textContent + screen.getByRole('status').textContent;
  cleanup();
  render(status(to));
  const wanted = screen.getByRole('alert').textContent + screen.getByRole('status').textContent;
  expect(from === to ? shown.toLowerCase() : shown).toBe(
    from === to ? wanted.toLowerCase() : wanted,
  );
});
