// @vitest-environment happy-dom
import { z } from 'astro/zod';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { applyToValue, type Edit } from '../../../lib/edits/edit.ts';
import type { OpenDocument, PageName, SiteState } from '../../contract/documents.ts';
import { en } from '../../words/en.ts';
import { StudioContext, type StudioWindow } from '../studio-context.ts';
import { LookPanel } from './LookPanel.tsx';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 });

/** A home of its own each: what has been opened in one test is not open in the next. */
let count = 0;
const home = () => `shop-${String(count)}`;
const file = () => `src/demos/${home()}/theme.ts`;

const THEME = {
  scheme: 'light',
  fonts: ['--font-one'],
  tokens: {
    ...{ 'color-background': '#ffffff', 'color-surface': '#eeeeee', 'color-text': '#111111' },
    ...{ 'color-muted': '#444444', 'color-accent': '#8a1c00', 'color-on-accent': '#ffffff' },
    ...{ 'color-danger': '#9e001b', 'color-success': '#085c46', 'color-focus': '#111111' },
    ...{ 'font-display': 'var(--font-one)', 'radius-card': '0.5rem' },
  },
  palette: { oak: '#a9805a' },
};

/** What the server would have on its disk. */
let disk: Record<string, unknown> = {};
let changes: Edit[][] = [];

const opened = (name: string): OpenDocument => ({
  file: name,
  kind: 'theme',
  title: name,
  hash: JSON.stringify(disk[name]),
  value: disk[name],
  schema: {},
  mistakes: [],
});

const answers: Record<string, (input: { file: string; edits: Edit[] }) => unknown> = {
  families: () => [
    { name: 'One', variable: '--font-one', kind: 'serif', weights: [400, 700], isNamed: false },
    { name: 'Two', variable: '--font-two', kind: 'serif', weights: [400, 400], isNamed: false },
  ],
  faces: () => [],
  open: (input) => opened(input.file),
  change: (input) => {
    changes.push(input.edits);
    disk[input.file] = input.edits.reduce<unknown>(applyToValue, disk[input.file]);
    return { kind: 'saved', document: opened(input.file), lines: 1 };
  },
};

/** What the calls of this panel ask with. */
const request = z.object({
  file: z.string().default(''),
  edits: z.array(z.custom<Edit>()).default([]),
});

const answer = (address: string, { body }: { body: string }) => {
  const name = address.split('/').at(-1) ?? '';
  const value = answers[name]?.(request.parse(JSON.parse(body)));
  return Promise.resolve(Response.json(value));
};

const words = en.look;

async function show() {
  const page: PageName = { path: '/', title: 'The shop', kind: 'home', theme: home() };
  const site: SiteState = {
    name: 'Shop',
    base: '/',
    languages: ['en'],
    hasCatalogue: false,
    pages: [page],
    documents: [{ file: file(), kind: 'theme', title: 'Shop' }],
  };
  const window: Partial<StudioWindow> = { site, page };
  render(
    <StudioContext value={window as StudioWindow}>
      <LookPanel />
    </StudioContext>,
  );
  await screen.findByText(words.colourNames.accent);
}

const type = (label: string, text: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
};

const openColour = (name: string) => {
  fireEvent.click(screen.getByText(name));
};

const tokens = () => (disk[file()] as typeof THEME).tokens;

beforeEach(() => {
  count += 1;
  disk = { [file()]: THEME, 'site.config.ts': { theme: 'house' } };
  changes = [];
  vi.stubGlobal('fetch', answer);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the look of a page', () => {
  test('writes a colour that can be read', async () => {
    await show();
    openColour(words.colourNames.accent);
    expect(screen.getByLabelText(words.contrast).textContent).toContain('9.');
    type(words.digits, '#0b5ed7');
    await waitFor(() => {
      expect(tokens()['color-accent']).toBe('#0b5ed7');
    });
    expect(changes).toHaveLength(1);
  });

  test('keeps one that cannot as a try-out, until the nearest that can is pressed', async () => {
    await show();
    openColour(words.colourNames.accent);
    type(words.digits, '#ffb454');
    const status = await screen.findByRole('status');
    expect(status.textContent).toContain(words.held);
    expect(tokens()['color-accent']).toBe(THEME.tokens['color-accent']);
    fireEvent.click(screen.getByText(/^Use #/));
    await waitFor(() => {
      expect(tokens()['color-accent']).not.toBe(THEME.tokens['color-accent']);
    });
    expect(status.textContent).not.toContain(words.held);
  });

  test('takes another typeface, and says which the pages load', async () => {
    await show();
    fireEvent.click(await screen.findByText('One', { selector: '.look-select *' }));
    fireEvent.click(await screen.findByText('Two', { selector: '[role=option] span' }));
    await waitFor(() => {
      expect(disk[file()]).toMatchObject({
        fonts: ['--font-two'],
        tokens: { 'font-display': 'var(--font-two)' },
      });
    });
    expect(changes).toHaveLength(1);
  });

  test('takes a measure as it is written, and goes back to that of before', async () => {
    await show();
    fireEvent.click(screen.getByText(words.shape));
    const name = words.tokenNames['radius-card'];
    type(words.exact.replace('{name}', name), '1.25rem');
    await waitFor(() => {
      expect(tokens()['radius-card']).toBe('1.25rem');
    });
    fireEvent.click(screen.getByLabelText(words.resetNamed.replace('{name}', name)));
    await waitFor(() => {
      expect(tokens()['radius-card']).toBe('0.5rem');
    });
  });

  test('changes a colour of the home alone', async () => {
    await show();
    fireEvent.click(screen.getByText(words.ownColours));
    openColour('Oak');
    type(words.digits, '#ffffff');
    await waitFor(() => {
      expect(disk[file()]).toMatchObject({ palette: { oak: '#ffffff' } });
    });
  });
});
