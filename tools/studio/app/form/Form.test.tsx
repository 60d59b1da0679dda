// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyToValue, type Edit } from '../../../lib/edits/edit.ts';
import type { FieldMistake, OpenDocument } from '../../contract/documents.ts';
import { forgetChoices } from '../choices/use-choices.ts';
import type { UsedDocument } from '../documents/use-document.ts';
import { en } from '../../words/en.ts';
import type { FieldWords } from '../../words/field-words.ts';
import { StudioContext, type FieldPlace, type StudioWindow } from '../studio-context.ts';
import { WordsContext } from '../words.tsx';
import { Form } from './Form.tsx';

const text = { type: 'string', minLength: 1 };
const schema = {
  type: 'object',
  required: ['title', 'hero'],
  properties: {
    title: { ...text, description: 'On the browser’s tab.' },
    draft: { type: 'boolean', default: false, description: 'Whether it is held back.' },
    tone: { enum: ['plain', 'loud'], type: 'string' },
    hero: {
      type: 'object',
      required: ['heading', 'slides'],
      properties: {
        heading: text,
        autoplay: { type: 'number', minimum: 1, maximum: 60 },
        lines: { type: 'array', items: text, maxItems: 3 },
        slides: {
          type: 'array',
          minItems: 1,
          items: {
            type: 'object',
            required: ['title'],
            properties: { title: text, note: text },
          },
        },
      },
    },
  },
};

const content = {
  title: 'Harbour',
  tone: 'plain',
  hero: {
    heading: 'Pier',
    autoplay: 8,
    lines: ['One', 'Two'],
    slides: [{ title: 'First' }, { title: 'Second' }],
  },
};

const edits: Edit[] = [];
const opened: (FieldPlace | undefined)[] = [];

interface Shown {
  readonly value?: unknown;
  readonly mistakes?: readonly FieldMistake[];
  readonly saved?: Partial<OpenDocument>;
  readonly field?: FieldPlace;
  readonly fields?: FieldWords;
}

/** Shows a document, and applies what is edited as its store does. */
function show({
  value = content,
  mistakes = [],
  saved = {},
  field,
  fields = en.fields,
}: Shown = {}) {
  let now: unknown = value;
  const document = (): UsedDocument => {
    const name = { file: 'src/content/pages/pier.yaml', kind: 'page', title: 'Pier' } as const;
    const base: OpenDocument = { ...name, hash: '', value, schema, mistakes, ...saved };
    const state = {
      saved: base,
      value: now,
      body: undefined,
      mistakes,
      status: { kind: 'saved' },
      notice: undefined,
    } as const;
    const edit = (one: Edit) => {
      edits.push(one);
      now = applyToValue(now, one);
      view.rerender(tree());
    };
    const nothing = () => undefined;
    return {
      ...state,
      store: {
        state: document,
        edit,
        subscribe: () => nothing,
        write: nothing,
        flush: () => Promise.resolve(),
        refresh: nothing,
        resolve: nothing,
        isUnsaved: () => false,
        unsaved: () => undefined,
        dismiss: nothing,
      },
    };
  };
  const studio: StudioWindow = {
    site: {
      name: 'Site',
      base: '/',
      languages: ['en', 'de'],
      hasCatalogue: false,
      pages: [],
      documents: [],
    },
    reloadSite: () => Promise.resolve(),
    page: { path: '/pier', title: 'Pier', kind: 'inner', theme: 'house' },
    language: 'en',
    goTo: () => undefined,
    panel: 'content',
    showPanel: () => undefined,
    field,
    openField: () => {
      throw new Error('It leaves the panel that the form stands in.');
    },
    markField: (place) => opened.push(place),
    version: 0,
    refreshPage: () => undefined,
    announce: () => undefined,
  };
  const tree = () => (
    <WordsContext value={{ ...en, fields }}>
      <StudioContext value={studio}>
        <Form document={document()} />
      </StudioContext>
    </WordsContext>
  );
  const view = render(tree());
  return { now: () => now };
}

const type = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const press = (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const openHero = () => {
  press(/^Hero(?! ›)/);
};

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

afterEach(() => {
  cleanup();
  forgetChoices();
  vi.unstubAllGlobals();
  edits.length = 0;
  opened.length = 0;
});

test('a closed part is not there, and an open one shows all its values', () => {
  show();
  expect(screen.queryByDisplayValue('Pier')).toBeNull();
  openHero();
  for (const value of ['Pier', '8', 'One', 'Two'])
    expect(screen.getByDisplayValue(value)).toBeTruthy();
  const rows = within(screen.getByRole('grid', { name: 'Slides' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual(['First', 'Second']);
});

test('a text is set with the order of its neighbours', () => {
  show();
  type('Title', 'Quay');
  expect(edits).toEqual([
    { kind: 'set', path: ['title'], value: 'Quay', order: ['title', 'draft', 'tone', 'hero'] },
  ]);
});

test('a number stays a number, and what is none is not written', () => {
  show();
  openHero();
  type('Autoplay optional', '12,5');
  expect(edits.at(-1)).toMatchObject({ path: ['hero', 'autoplay'], value: 12.5 });
  const count = edits.length;
  type('Autoplay optional', 'soon');
  expect(edits).toHaveLength(count);
  expect(screen.getByText(/Write a number/)).toBeTruthy();
});

test('an optional text that is emptied stays, and is written anew', () => {
  show();
  openHero();
  type('Autoplay optional', '');
  expect(edits.at(-1)).toEqual({ kind: 'remove', path: ['hero', 'autoplay'] });
  type('Autoplay optional', '12');
  expect(edits.at(-1)).toMatchObject({ kind: 'set', path: ['hero', 'autoplay'], value: 12 });
});

test('a text keeps its control, and so the keyboard, however long it gets', () => {
  show();
  const control = screen.getByLabelText('Title');
  type('Title', 'A title that grows and grows '.repeat(4));
  expect(screen.getByLabelText('Title')).toBe(control);
  type('Title', '');
  expect(screen.getByLabelText('Title')).toBe(control);
});

test('an optional field is removed, and can be added again', () => {
  const { now } = show();
  press('Remove Tone');
  expect(now()).not.toHaveProperty('tone');
  expect(screen.queryByRole('radiogroup')).toBeNull();
  press('Add a field');
  fireEvent.click(screen.getByRole('menuitem', { name: 'Tone' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Loud' }));
  expect(now()).toMatchObject({ tone: 'loud' });
});

test('entries are added, moved, duplicated and removed', async () => {
  const { now } = show();
  openHero();
  const act = (title: string, what: string) => {
    press(`More for ${title}`);
    fireEvent.click(screen.getByRole('menuitem', { name: what }));
  };
  act('Second', 'Move up');
  expect(edits.at(-1)).toEqual({ kind: 'move', path: ['hero', 'slides'], from: 1, to: 0 });
  act('Second', 'Remove');
  // Whoever uses the keyboard goes on where the entry was.
  await waitFor(() => {
    expect(document.activeElement?.getAttribute('aria-label')).toBe('More for First');
  });
  act('First', 'Duplicate');
  expect(edits.at(-1)).toMatchObject({ kind: 'insert', index: 1, value: { title: 'First' } });
  press('Add to Slides');
  expect(now()).toMatchObject({
    hero: { slides: [{ title: 'First' }, { title: 'First' }, { title: '' }] },
  });
});

test('mistakes stand at their fields and in a summary that leads there', () => {
  const path = ['hero', 'heading'];
  show({ mistakes: [{ path, message: 'Say something here.' }] });
  expect(screen.getByRole('button', { name: /^Hero.*1 mistake/ })).toBeTruthy();
  press('Hero › Heading');
  expect(opened.at(-1)).toMatchObject({ path });
  openHero();
  const described = screen.getByDisplayValue('Pier').getAttribute('aria-describedby') ?? '';
  const words = described.split(' ').map((id) => document.getElementById(id)?.textContent);
  expect(words).toContain('Say something here.');
});

test('what is pressed in the page opens here and takes the focus', async () => {
  show({ field: { file: 'src/content/pages/pier.yaml', path: ['hero', 'slides', 1, 'title'] } });
  await waitFor(() => {
    expect(document.activeElement).toBe(screen.getByDisplayValue('Second'));
  });
});

test('the list of a link that is pressed in the page stays open', async () => {
  const pages = [{ name: '/about', title: 'About us', target: 'page' }];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(pages)));
  // As a browser does: it tells before the next frame that the form has scrolled.
  Element.prototype.scrollIntoView = function scrolled(this: Element) {
    requestAnimationFrame(() => this.parentElement?.dispatchEvent(new Event('scroll')));
  };
  const link = { type: 'object', properties: { link: { type: 'string', names: 'pages' } } };
  const shown = { value: { link: '/about' }, saved: { schema: link } };
  show(shown);
  await screen.findByText(/Opens the page “About us”/);
  cleanup();
  show({ ...shown, field: { file: 'src/content/pages/pier.yaml', path: ['link'] } });
  expect(await screen.findByRole('option', { name: /About us/ })).toBeTruthy();
  // The list closes in the frame in which it hears of the scrolling.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('true');
});

test('who removes a field goes on at the button that adds one', async () => {
  const { now } = show();
  press('Remove Tone');
  expect(now()).not.toHaveProperty('tone');
  await waitFor(() => {
    expect(document.activeElement?.textContent).toBe('Add a field');
  });
});

test('an entry of a shared list is chosen by what it is called', async () => {
  const people = [{ name: 'ada', title: 'Ada Lovelace' }];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(people)));
  const author = { type: 'string', enum: ['ada', 'grace'], entriesOf: 'team' };
  const { now } = show({
    value: { author: 'grace' },
    saved: { schema: { type: 'object', required: ['author'], properties: { author } } },
  });
  fireEvent.click(await screen.findByRole('radio', { name: 'Ada Lovelace' }));
  expect(now()).toEqual({ author: 'ada' });
});

test('the field that takes the focus is told to the page once', () => {
  show();
  const field = screen.getByLabelText('Title');
  fireEvent.focusIn(field);
  expect(opened).toEqual([{ file: 'src/content/pages/pier.yaml', path: ['title'] }]);
});

test('a translation shows its original, and sets what is missing around a field', () => {
  const { now } = show({ value: {}, saved: { original: content, language: 'de' } });
  const title = screen.getByLabelText('Title');
  expect(title).toHaveProperty('value', '');
  expect(title).toHaveProperty('placeholder', 'Harbour');
  openHero();
  type('Lines 2', 'Zwei');
  expect(now()).toEqual({ hero: { lines: [null, 'Zwei'] } });
  press('Use the original for Lines 2');
  expect(now()).toEqual({ hero: { lines: [null, null] } });
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
});

test('a mistake that the form knows is told in its own words', () => {
  show({ value: { ...content, title: '' }, mistakes: [{ path: ['title'], message: 'Too small' }] });
  expect(screen.getAllByText('Something has to stand here.').length).toBeGreaterThan(0);
  expect(screen.queryByText('Too small')).toBeNull();
});

test('a search shows only what it finds', () => {
  show();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'pier' } });
  expect(screen.getByDisplayValue('Pier')).toBeTruthy();
  expect(screen.queryByLabelText('Title')).toBeNull();
});

test('fields, choices and help speak the language of the window, and English where it has no words', () => {
  const names = { title: 'Titel', tone: 'Untergrund', plain: 'Schlicht', heading: 'Überschrift' };
  const help = { 'On the browser’s tab.': 'Auf dem Tab des Browsers.' };
  const mistakes = [{ path: ['hero', 'heading'], message: 'Too short.' }];
  show({ fields: { names, help }, mistakes });
  expect(screen.getByLabelText('Titel')).toBeDefined();
  expect(screen.getByText('Auf dem Tab des Browsers.').hasAttribute('lang')).toBe(false);
  expect(screen.getByText('Schlicht')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Hero › Überschrift' })).toBeDefined();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'überschrift' } });
  expect(screen.queryByLabelText('Titel')).toBeNull();
  expect(screen.getByLabelText('Überschrift')).toBeDefined();
});

test('help that is not translated is marked as English', () => {
  show({ value: { ...content, draft: true }, fields: { names: {}, help: {} } });
  const help = screen.getByText('Whether it is held back.');
  expect([help.lang, help.dir]).toEqual(['en', 'ltr']);
});

test('everybody can use it', async () => {
  show({ mistakes: [{ path: ['title'], message: 'Say something here.' }] });
  openHero();
  fireEvent.click(screen.getByRole('row', { name: 'Second' }));
  // Colours need a browser that draws.
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
