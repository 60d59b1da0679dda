// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NamedChoice } from '../../contract/documents.ts';
import { StudioContext, type StudioWindow } from '../studio-context.ts';
import { NameField, type NameFieldProps } from './NameField.tsx';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 });

const choices: readonly NamedChoice[] = [
  { name: '/about', title: 'About us', target: 'page' },
  { name: '/about#team', title: 'The people', target: 'place' },
  { name: '/contact', title: 'Write to us', target: 'page' },
];

const measured = { name: 'shop/hall.jpg', width: 1200, height: 800, bytes: 90_000 };
const picture: NamedChoice = { ...measured, address: 'data:image/jpeg,' };
const uploaded = { ...measured, bytesBefore: 90_000, isChanged: false, isCleaned: false };

const answers: Readonly<Record<string, unknown>> = {
  choices: { pages: choices, pictures: [picture], films: [] },
  altOf: [],
};

/** Requests for files, by what their addresses say. */
let uploads: Record<string, string>[] = [];
/** What was asked to be taken away. */
let discarded: string[] = [];

beforeEach(() => {
  uploads = [];
  discarded = [];
  vi.stubGlobal('fetch', (address: string, { body }: { body: unknown }) => {
    const { pathname, searchParams } = new URL(address, 'http://studio');
    if (pathname.endsWith('/upload')) {
      uploads.push(Object.fromEntries(searchParams));
      return Promise.resolve(Response.json(uploaded));
    }
    if (pathname.endsWith('/discard')) discarded.push(String(body));
    const [, call = ''] = /\/api\/(\w+)$/.exec(pathname) ?? [];
    if (call === 'discard') return Promise.resolve(Response.json({ isGone: true }));
    const kind = /"kind":"(\w+)"/.exec(String(body))?.[1];
    const answer = answers[call];
    return Promise.resolve(
      Response.json(kind === undefined ? answer : (answer as Record<string, unknown>)[kind]),
    );
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const home = { path: '/shop', title: 'Shop', kind: 'home', file: 'src/demos/shop/content.yaml' };

function renderField(props: Pick<NameFieldProps, 'kind'> & Partial<NameFieldProps>) {
  const onChange = vi.fn<NameFieldProps['onChange']>();
  const window = {
    ...{ page: home, panel: 'content', announce: () => undefined },
  } as unknown as StudioWindow;
  render(
    <StudioContext value={window}>
      <NameField label="Field" value={undefined} isRequired onChange={onChange} {...props} />
    </StudioContext>,
  );
  return onChange;
}

function chooseFiles(...files: File[]) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no place for files');
  fireEvent.change(input, { target: { files } });
}

test('a link says in words where it leads', async () => {
  renderField({ kind: 'pages', value: '/about#team' });
  expect(await screen.findByText('Goes to “The people”.', { exact: false })).toBeTruthy();
});

test('a page is found by its title', async () => {
  const onChange = renderField({ kind: 'pages' });
  const input = screen.getByRole('combobox');
  input.focus();
  fireEvent.change(input, { target: { value: 'write' } });
  fireEvent.click(await screen.findByRole('option', { name: /Write to us/ }));
  expect(onChange).toHaveBeenCalledWith('/contact');
});

test('an e-mail address that is typed becomes a link to it', () => {
  const onChange = renderField({ kind: 'pages' });
  const input = screen.getByRole('combobox');
  input.focus();
  fireEvent.change(input, { target: { value: 'me@shop.example' } });
  input.blur();
  expect(onChange).toHaveBeenCalledWith('mailto:me@shop.example');
});

test('a new picture goes to its home, and is taken once it is described', async () => {
  const onChange = renderField({ kind: 'pictures' });
  chooseFiles(new File(['…'], 'Hall.jpg', { type: 'image/jpeg' }));
  const words = await screen.findByRole('textbox', { name: /What does the picture show/ });
  expect(uploads).toEqual([{ kind: 'pictures', folder: 'shop', name: 'Hall.jpg' }]);

  fireEvent.click(screen.getByRole('button', { name: 'Use this picture' }));
  await screen.findByText(/Say what it shows/);
  expect(onChange).not.toHaveBeenCalled();

  fireEvent.change(words, { target: { value: 'A hall' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Top edge' }));
  fireEvent.click(screen.getByRole('button', { name: 'Use this picture' }));
  await waitFor(() => {
    expect(onChange).toHaveBeenCalledWith('shop/hall.jpg', { alt: 'A hall', focus: 'top' });
  });
});

test('a new picture that is not described after all is taken away again', async () => {
  const onChange = renderField({ kind: 'pictures' });
  chooseFiles(new File(['…'], 'Hall.jpg', { type: 'image/jpeg' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => {
    expect(discarded).toEqual(['{"kind":"pictures","name":"shop/hall.jpg"}']);
  });
  expect(onChange).not.toHaveBeenCalled();
});

test('of a silent film nothing is stored before both its files are chosen', async () => {
  const onChange = renderField({ kind: 'films' });
  chooseFiles(new File(['…'], 'walk.webm', { type: 'video/webm' }));
  expect(
    await screen.findByText(/walk\.webm is here\. Now add the same film as \.mp4/),
  ).toBeTruthy();
  expect(uploads).toEqual([]);
  chooseFiles(new File(['…'], 'walk.mp4', { type: 'video/mp4' }));
  await waitFor(() => {
    expect(onChange).toHaveBeenCalledWith('shop/hall.jpg');
  });
  expect(uploads).toMatchObject([
    { name: 'walk.mp4' },
    { name: 'walk.webm', beside: 'shop/hall.jpg' },
  ]);
});

test('a picture that may be absent can be taken away', async () => {
  const onChange = renderField({ kind: 'pictures', value: picture.name, isRequired: false });
  fireEvent.click(await screen.findByRole('button', { name: 'Take away' }));
  expect(onChange).toHaveBeenCalledWith('');
});
