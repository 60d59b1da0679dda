// @vitest-environment happy-dom
import {
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SiteState } from '../../contract/documents.ts';
import type { LanguageState, SiteLists } from '../../contract/site.ts';
import { StudioContext, type StudioWindow } from '../studio-context.ts';
import { leaveSite, SitePanel } from './SitePanel.tsx';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 });

const site: SiteState = {
  name: 'Harbour',
  base: '/',
  languages: ['en', 'de'],
  hasCatalogue: false,
  pages: [{ path: '/', title: 'Home', kind: 'home', theme: 'house' }],
  documents: [
    { file: 'src/content/team.yaml', kind: 'list', title: 'Team' },
    { file: 'src/demos/pier/demo.yaml', kind: 'demo', title: 'Pier' },
  ],
};

const lists: SiteLists = {
  posts: [
    {
      file: 'a.md',
      title: 'By the sea',
      path: '/blog/sea',
      date: '2026-11-12',
      publication: 'draft',
    },
    {
      file: 'b.md',
      title: 'On land',
      path: '/blog/land',
      date: '2026-11-10',
      publication: 'published',
    },
  ],
  works: [],
  pages: [],
};

const gap = { isThere: false, words: 9, missing: 9, isOlder: false, title: 'About' };

const languages: readonly LanguageState[] = [
  {
    language: 'de',
    share: 40,
    gaps: [{ ...gap, file: 'about.yaml', translation: 'about.de.yaml', path: '/about' }],
  },
];

/** What the server answers, by the name of the call. */
let answers: Record<string, unknown>;
let asked: { name: string; input: unknown }[];

function answer(address: string | URL | Request, request?: RequestInit): Promise<Response> {
  const name = String(address instanceof Request ? address.url : address).replace(/^.*\//, '');
  const body = typeof request?.body === 'string' ? request.body : '{}';
  const input: unknown = JSON.parse(body);
  asked.push({ name, input });
  return Promise.resolve(Response.json(answers[name] ?? {}));
}

beforeEach(() => {
  asked = [];
  answers = {
    siteLists: lists,
    translations: languages,
    usesOf: [],
    create: { file: 'c.md', path: '/blog/c' },
  };
  vi.stubGlobal('fetch', answer);
  leaveSite();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const inputOf = (name: string) => asked.find((one) => one.name === name)?.input;

function open(more: Partial<SiteState> = {}) {
  const studio = {
    site: { ...site, ...more },
    page: site.pages[0],
    language: 'en',
    reloadSite: () => Promise.resolve(),
    goTo: vi.fn<StudioWindow['goTo']>(),
    showPanel: vi.fn<StudioWindow['showPanel']>(),
    announce: vi.fn<StudioWindow['announce']>(),
  };
  render(
    <StudioContext value={studio as unknown as StudioWindow}>
      <SitePanel />
    </StudioContext>,
  );
  return studio;
}

const press = (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
};

test('a room opens in the place of the list, with a way back, and the focus goes along', () => {
  open();
  press('Shared lists');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Shared lists');
  expect(screen.getByRole('button', { name: 'Team' })).toBeDefined();
  press('Back to: Your site');
  expect(screen.getByRole('heading', { name: 'Your site' })).toBeDefined();
});

test('what a catalogue says of homes is only there with a catalogue', () => {
  open();
  expect(screen.queryByRole('button', { name: 'Start pages in the catalogue' })).toBeNull();
  cleanup();
  open({ hasCatalogue: true });
  press('Start pages in the catalogue');
  expect(screen.getByRole('button', { name: 'Pier' })).toBeDefined();
});

test('the list of posts tells drafts, is searched, and opens the page of a post', async () => {
  const { goTo, showPanel } = open();
  press('Posts');
  await screen.findByRole('button', { name: /By the sea.*Draft/ });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'LAND' } });
  expect(screen.queryByRole('button', { name: /^By the sea/ })).toBeNull();
  press('On land');
  expect(goTo).toHaveBeenCalledWith('/blog/land', 'en');
  expect(showPanel).toHaveBeenCalledWith('content');
});

test('a new post is made by its title, and opened', async () => {
  const { goTo } = open();
  press('Posts');
  press('New post');
  const title = within(screen.getByRole('dialog')).getByRole('textbox');
  expect(document.activeElement).toBe(title);
  fireEvent.change(title, { target: { value: 'A walk' } });
  screen.getByRole('button', { name: 'Create' }).focus();
  press('Create');
  await waitFor(() => {
    expect(goTo).toHaveBeenCalledWith('/blog/c', 'en');
  });
  // A button that waits is told by a picture that takes its name from it, and would outlive it.
  expect(screen.queryByRole('img')).toBeNull();
  expect(inputOf('create')).toEqual({ kind: 'post', title: 'A walk' });
});

test('a translation that is not there is begun, and opened beside its original', async () => {
  const { goTo } = open();
  press('Languages');
  fireEvent.click(await screen.findByRole('button', { name: 'Deutsch' }));
  fireEvent.click(await screen.findByRole('button', { name: 'About' }));
  await waitFor(() => {
    expect(goTo).toHaveBeenCalledWith('/about', 'de');
  });
  expect(inputOf('translate')).toEqual({ file: 'about.yaml', language: 'de' });
});

test('what content leads to cannot be deleted', async () => {
  answers['usesOf'] = [{ file: 'x.yaml', title: 'The home' }];
  open();
  press('Posts');
  await screen.findByRole('button', { name: 'On land' });
  press('More for On land');
  fireEvent.click(await screen.findByRole('menuitem', { name: /Delete/ }));
  await screen.findByText('The home');
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});
