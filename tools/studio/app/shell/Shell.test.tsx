// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StudioContext, type StudioWindow } from '../studio-context.ts';
import { RoomBoundary } from './RoomBoundary.tsx';
import { Shell } from './Shell.tsx';
import { readStored, store } from './stored.ts';
import { aWindow } from './window.fixture.ts';

beforeEach(() => {
  store('tour', 'seen');
  // No room hears from a server.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const open = (own: Partial<StudioWindow> = {}) =>
  render(
    <StudioContext value={aWindow({ panel: 'sections', ...own })}>
      <Shell>
        <main />
      </Shell>
    </StudioContext>,
  );

it('shows the rooms as tabs, and opens the one that is pressed', () => {
  const showPanel = vi.fn();
  open({ showPanel });
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Words', 'Sections', 'Look', 'Site']);
  const look = screen.getByRole('tab', { name: 'Look' });
  fireEvent.click(look);
  expect(showPanel).toHaveBeenCalledWith('look');
});

it('finds pages by title and path, by their kinds', () => {
  const goTo = vi.fn();
  open({ goTo });
  fireEvent.click(screen.getByRole('button', { name: /^Lanterns\b.*Page/ }));
  const groups = within(screen.getByRole('listbox')).getAllByRole('group');
  expect(groups.map((group) => group.textContent)).toEqual([
    'HomesLanterns/',
    'Inner pagesAbout us/about',
    'PostsHow to trim a wick/blog/wick',
  ]);
  const search = screen.getByRole('combobox', { name: 'Search pages' });
  fireEvent.change(search, { target: { value: 'WICK' } });
  const options = within(screen.getByRole('listbox')).getAllByRole('option');
  expect(options).toHaveLength(1);
  fireEvent.click(options[0] ?? search);
  expect(goTo).toHaveBeenCalledWith('/blog/wick');
});

it('shows the page in the languages of the site, by their own names', () => {
  const goTo = vi.fn();
  open({ goTo });
  fireEvent.click(screen.getByRole('button', { name: /Language of the page/ }));
  fireEvent.click(screen.getByRole('option', { name: 'Deutsch' }));
  expect(goTo).toHaveBeenCalledWith('/', 'de');
});

it('makes the panel wider by keys, and remembers its width', () => {
  open();
  const splitter = screen.getByRole('separator', { name: 'Width of the panel' });
  const before = Number(splitter.getAttribute('aria-valuenow'));
  fireEvent.keyDown(splitter, { key: 'ArrowRight' });
  const after = Number(splitter.getAttribute('aria-valuenow'));
  expect(after).toBeGreaterThan(before);
  expect(readStored('panel-size')).toBe(String(after));
});

it('keeps the rest of the window when a room stops, says why, and tries again', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  function Room() {
    if (isBroken) throw new Error('No such section');
    return <p>mended</p>;
  }
  render(
    <RoomBoundary>
      <Room />
    </RoomBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toContain('No such section');
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('mended')).toBeTruthy();
  said.mockRestore();
});

it('shows a newcomer around once, in four steps, while the window stays usable', () => {
  localStorage.clear();
  open();
  for (const step of [1, 2, 3]) {
    const card = screen.getByRole('dialog');
    expect(card.textContent).toContain(`${String(step)} of 4`);
    fireEvent.click(within(card).getByRole('button', { name: 'Next' }));
  }
  expect(screen.getByRole('tab', { name: 'Look' }).closest('[aria-hidden], [inert]')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Begin' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(readStored('tour')).toBe('seen');
});

it('lets the tour be skipped, and taken again from the help', () => {
  localStorage.clear();
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Skip the tour' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Help' }));
  fireEvent.click(screen.getByRole('button', { name: 'Show me around again' }));
  expect(screen.getByRole('dialog').textContent).toContain('1 of 4');
});

it('reads a chapter of the book, and follows its links to others', async () => {
  const texts: Record<string, { title: string; html: string }> = {
    words: { title: 'Words', html: '<p>See <a href="looks.md#two-schemes">Looks</a>.</p>' },
    looks: { title: 'Looks', html: '<h2 id="two-schemes">Two schemes</h2>' },
  };
  vi.stubGlobal('fetch', (address: string, { body }: { body: string }) => {
    if (address.endsWith('/chapters')) return Promise.resolve(Response.json(['words', 'looks']));
    if (!address.endsWith('/chapter')) return new Promise(() => undefined);
    const name = body.includes('looks') ? 'looks' : 'words';
    return Promise.resolve(Response.json(texts[name]));
  });
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Help' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Words' }));
  const link = await screen.findByRole('link', { name: 'Looks' });
  expect(fireEvent.click(link)).toBe(false);
  expect(await screen.findByRole('heading', { name: 'Two schemes' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('button', { name: 'Looks' })).toBeTruthy();
});
