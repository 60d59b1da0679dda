// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Edit } from '../../../lib/edits/edit.ts';
import { z } from 'astro/zod';
import { editSchema } from '../../contract/edit-schema.ts';
import type { ChangeRequest, OpenDocument } from '../../contract/documents.ts';
import { openStore } from './document-store.ts';
import { withEdits } from './merge.ts';
import { keepUnsaved, takeUnsaved } from './unsaved-words.ts';

const requestSchema = z.object({
  file: z.string(),
  hash: z.string(),
  edits: z.array(editSchema),
  body: z.string().optional(),
});

/** What the disk says, and how the server answers for it. */
let disk: OpenDocument;
let isDown: boolean;
let isStarting: boolean;
/** What another program does once the server has found that it cannot write. */
let meanwhile: (() => void) | undefined;
const asked: ChangeRequest[] = [];

const named = (value: unknown, hash: string, body?: string): OpenDocument => ({
  file: 'a.yaml',
  kind: 'page',
  title: 'A',
  schema: {},
  mistakes: [],
  value,
  hash,
  ...(body !== undefined && { body }),
});

const set = (path: (string | number)[], value: string): Edit => ({ kind: 'set', path, value });

/** The server: refuses `bad` and parts without a name, cannot write `odd`, and knows its text by a hash. */
function answer({ hash, edits, body }: ChangeRequest): [status: number, value: unknown] {
  if (isStarting) return [500, { fault: 'Something went wrong.' }];
  if (hash !== disk.hash) return [200, { kind: 'conflict', document: disk }];
  const odd = edits.some((edit) => edit.kind === 'set' && edit.value === 'odd');
  if (odd) {
    meanwhile?.();
    meanwhile = undefined;
    return [422, { fault: 'Only a person can.' }];
  }
  const mistakes = edits.flatMap((edit) =>
    edit.kind === 'set' && edit.value === 'bad' ? [{ path: edit.path, message: 'bad' }] : [],
  );
  if (mistakes.length > 0) return [200, { kind: 'refused', mistakes }];
  const value = withEdits(disk.value, edits) as { parts?: { name?: string }[] };
  const nameless = (value.parts ?? []).flatMap(({ name }, place) =>
    name === '' ? [{ path: ['parts', place, 'name'], message: 'missing' }] : [],
  );
  if (nameless.length > 0) return [200, { kind: 'refused', mistakes: nameless }];
  disk = named(value, `${disk.hash}+`, body ?? disk.body);
  return [200, { kind: 'saved', document: disk, lines: 1 }];
}

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  isDown = false;
  isStarting = false;
  disk = named({ title: 'One', intro: 'Words', parts: [{ name: 'a' }] }, '1', 'a\n\nb\n\nc\n');
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    if (isDown) return Promise.reject(new TypeError('Failed to fetch'));
    const request = requestSchema.parse(JSON.parse(body));
    asked.push(request);
    const [status, value] = answer(request);
    return Promise.resolve(new Response(JSON.stringify(value), { status }));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Another program writes. */
const others = (value: object, body = disk.body) => {
  disk = named({ ...(disk.value as object), ...value }, `${disk.hash}*`, body);
};

const settled = () => vi.advanceTimersByTimeAsync(1000);

test('what is typed is shown at once, and saved in one request', async () => {
  const store = openStore(disk);
  for (const text of ['T', 'Tw', 'Two']) store.edit(set(['title'], text));
  expect(store.state()).toMatchObject({ value: { title: 'Two' }, status: { kind: 'typing' } });
  await settled();
  expect(store.state().status).toEqual({ kind: 'saved' });
  expect(asked.map(({ edits }) => edits)).toEqual([[set(['title'], 'Two')]]);
});

test('a refused field stays, and the others are saved', async () => {
  const store = openStore(disk);
  store.edit(set(['title'], 'bad'));
  store.edit(set(['intro'], 'New'));
  await settled();
  expect(disk.value).toMatchObject({ title: 'One', intro: 'New' });
  expect(store.state()).toMatchObject({
    value: { title: 'bad', intro: 'New' },
    status: { kind: 'refused' },
    mistakes: [{ path: ['title'] }],
  });
  store.edit(set(['title'], 'Good'));
  await settled();
  expect(disk.value).toMatchObject({ title: 'Good' });
  expect(store.isUnsaved()).toBe(false);
});

test('an entry that only a person can write holds up no other edit of its list', async () => {
  const store = openStore(disk);
  store.edit(set(['parts', 0, 'name'], 'odd'));
  store.edit({ kind: 'insert', path: ['parts'], index: 0, value: { name: 'b' } });
  await settled();
  expect(disk.value).toMatchObject({ parts: [{ name: 'b' }, { name: 'a' }] });
  expect(store.state().value).toMatchObject({ parts: [{ name: 'b' }, { name: 'odd' }] });
});

test('a field that only a person can write says so, and the others are saved', async () => {
  const store = openStore(disk);
  store.edit(set(['intro'], 'New'));
  store.edit(set(['title'], 'odd'));
  store.edit(set(['parts', 0, 'name'], 'b'));
  await settled();
  expect(disk.value).toMatchObject({ title: 'One', intro: 'New', parts: [{ name: 'b' }] });
  expect(store.state()).toMatchObject({
    status: { kind: 'refused' },
    mistakes: [{ path: ['title'], message: 'Only a person can.' }],
  });
});

describe('a new entry that is not complete', () => {
  const begun = async () => {
    const store = openStore(disk);
    store.edit({ kind: 'insert', path: ['parts'], index: 0, value: { name: '' } });
    store.edit(set(['title'], 'Two'));
    store.edit(set(['parts', 1, 'name'], 'A'));
    store.edit({ kind: 'insert', path: ['parts'], index: 2, value: { name: 'c' } });
    store.write('A\n');
    await settled();
    return store;
  };

  test('waits in view, and everything else is saved', async () => {
    const store = await begun();
    expect(disk).toMatchObject({
      value: { title: 'Two', parts: [{ name: 'A' }, { name: 'c' }] },
      body: 'A\n',
    });
    expect(store.state()).toMatchObject({
      value: { parts: [{ name: '' }, { name: 'A' }, { name: 'c' }] },
      status: { kind: 'refused' },
      mistakes: [{ path: ['parts', 0, 'name'] }],
    });
    expect(store.isUnsaved()).toBe(true);
  });

  test('is saved where it stands as soon as it is', async () => {
    const store = await begun();
    store.edit({ kind: 'move', path: ['parts'], from: 0, to: 1 });
    store.edit(set(['parts', 1, 'name'], 'b'));
    await settled();
    expect(disk.value).toMatchObject({ parts: [{ name: 'A' }, { name: 'b' }, { name: 'c' }] });
    expect(store.state().status).toEqual({ kind: 'saved' });
  });

  test('outlives a reload of the window', async () => {
    keepUnsaved('a.yaml', (await begun()).unsaved());
    const store = openStore(disk, takeUnsaved('a.yaml'));
    expect(store.state().value).toMatchObject({ parts: [{ name: '' }, { name: 'A' }, {}] });
  });
});

describe('without an answer', () => {
  test('words stay, and are saved once the server is back', async () => {
    const store = openStore(disk);
    isDown = true;
    store.edit(set(['title'], 'Two'));
    await settled();
    expect(store.state()).toMatchObject({
      value: { title: 'Two' },
      status: { kind: 'failed', fault: '' },
    });
    isDown = false;
    await vi.advanceTimersByTimeAsync(3000);
    expect(store.state().status).toEqual({ kind: 'saved' });
    expect(disk.value).toMatchObject({ title: 'Two' });
  });

  test('as while the server starts anew, a refusal of its own is asked again', async () => {
    const store = openStore(disk);
    isStarting = true;
    store.edit(set(['title'], 'Two'));
    await settled();
    expect(store.state().status).toMatchObject({ kind: 'failed', fault: 'Something went wrong.' });
    isStarting = false;
    await vi.advanceTimersByTimeAsync(3000);
    expect(store.state().status).toEqual({ kind: 'saved' });
  });

  test('to what it has written all the same, nothing is written twice', async () => {
    const store = openStore(disk);
    store.edit({ kind: 'insert', path: ['parts'], index: 1, value: { name: 'b' } });
    others({ parts: [{ name: 'a' }, { name: 'b' }] });
    await settled();
    expect(store.state()).toMatchObject({ status: { kind: 'saved' } });
    expect(disk.value).toMatchObject({ parts: [{ name: 'a' }, { name: 'b' }] });
  });
});

describe('another program’s change', () => {
  test('of other fields and lines goes together with what is typed, and is told', async () => {
    const store = openStore(disk);
    store.edit(set(['title'], 'Mine'));
    store.write('A\n\nb\n\nc\n');
    others({ intro: 'Theirs' }, 'a\n\nb\n\nC\n');
    await settled();
    expect(disk).toMatchObject({
      value: { title: 'Mine', intro: 'Theirs' },
      body: 'A\n\nb\n\nC\n',
    });
    expect(store.state()).toMatchObject({ status: { kind: 'saved' }, notice: 'merged' });
    store.dismiss();
    expect(store.state().notice).toBeUndefined();
  });

  const meet = async () => {
    const store = openStore(disk);
    store.edit(set(['title'], 'Mine'));
    store.edit(set(['intro'], 'Mine too'));
    others({ title: 'Theirs', intro: 'Theirs too', more: 'x' });
    await settled();
    return store;
  };

  test('of the same fields is asked about, and nothing is written', async () => {
    const store = await meet();
    expect(store.state()).toMatchObject({
      value: { title: 'Mine' },
      status: {
        kind: 'conflict',
        clashes: [
          { path: ['title'], mine: 'Mine', theirs: 'Theirs' },
          { path: ['intro'], mine: 'Mine too', theirs: 'Theirs too' },
        ],
      },
    });
    expect(disk.value).toMatchObject({ title: 'Theirs' });
  });

  test('is settled field by field', async () => {
    const store = await meet();
    const clashes = () => {
      const { status } = store.state();
      return status.kind === 'conflict' ? status.clashes : [];
    };
    store.resolve('mine', clashes()[0]);
    expect(clashes()).toMatchObject([{ path: ['intro'] }]);
    store.edit(set(['title'], 'Mine again'));
    store.resolve('theirs', clashes()[0]);
    await settled();
    expect(disk.value).toMatchObject({ title: 'Mine again', intro: 'Theirs too', more: 'x' });
    expect(store.state().status).toEqual({ kind: 'saved' });
  });

  test.each([
    ['mine', { title: 'Mine', intro: 'Mine too', more: 'x' }],
    ['theirs', { title: 'Theirs', intro: 'Theirs too', more: 'x' }],
  ] as const)('is settled as a whole with %s', async (choice, wanted) => {
    const store = await meet();
    store.resolve(choice);
    await settled();
    expect(disk.value).toMatchObject(wanted);
    expect(store.state()).toMatchObject({ value: wanted, status: { kind: 'saved' } });
  });

  test('of the same lines is asked about', async () => {
    const store = openStore(disk);
    store.write('a\n\nMINE\n\nc\n');
    others({}, 'a\n\nTHEIRS\n\nc\n');
    await settled();
    expect(store.state().status).toMatchObject({ kind: 'conflict', clashes: [{ path: 'body' }] });
    store.resolve('mine');
    await settled();
    expect(disk.body).toBe('a\n\nMINE\n\nc\n');
  });

  test('while edits are saved one by one loses none of them', async () => {
    const store = openStore(disk);
    store.edit(set(['intro'], 'New'));
    store.edit(set(['title'], 'odd'));
    meanwhile = () => {
      others({ more: 'x' });
    };
    await settled();
    expect(disk.value).toMatchObject({ title: 'One', intro: 'New', more: 'x' });
    expect(store.state()).toMatchObject({
      value: { title: 'odd', intro: 'New', more: 'x' },
      status: { kind: 'refused' },
      mistakes: [{ path: ['title'] }],
    });
  });

  test('that is heard of while words are typed keeps both', async () => {
    const store = openStore(disk);
    store.edit(set(['title'], 'Mine'));
    others({ intro: 'Theirs' });
    store.refresh(disk);
    expect(store.state().value).toMatchObject({ title: 'Mine', intro: 'Theirs' });
    await settled();
    expect(disk.value).toMatchObject({ title: 'Mine', intro: 'Theirs' });
  });
});

describe('a reload', () => {
  const before = () => {
    const store = openStore(disk);
    store.edit(set(['title'], 'Mine'));
    store.write('a\n\nb\n\nC\n');
    keepUnsaved('a.yaml', store.unsaved());
    return takeUnsaved('a.yaml');
  };

  test('keeps what was typed, with a word, and saves it', async () => {
    const store = openStore(disk, before());
    expect(store.state()).toMatchObject({ value: { title: 'Mine' }, notice: 'restored' });
    await settled();
    expect(disk).toMatchObject({ value: { title: 'Mine' }, body: 'a\n\nb\n\nC\n' });
  });

  test('after which the disk says something else asks', () => {
    const kept = before();
    others({ title: 'Theirs' });
    expect(openStore(disk, kept).state().status).toMatchObject({
      kind: 'conflict',
      clashes: [{ path: ['title'], mine: 'Mine', theirs: 'Theirs' }],
    });
  });
});
