// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call, listen, NoAnswer, upload } from './client.ts';

/** What the server answers, one after another; `undefined` where it does not. */
let answers: (readonly [status: number, value: unknown] | undefined)[];
let asked: string[];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address.replace(/^.*\//, ''));
    const answer = answers.shift();
    if (!answer) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(new Response(JSON.stringify(answer[1]), { status: answer[0] }));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is only read is asked for again until the server is back', async () => {
  answers = [undefined, [500, { fault: 'Starting.' }], [200, { name: 'Pier' }]];
  const state = call('state', {});
  await vi.advanceTimersByTimeAsync(2000);
  expect(await state).toEqual({ name: 'Pier' });
});

test('a refusal stands, and what changes something is asked for once', async () => {
  answers = [[422, { fault: 'There is no such file.' }]];
  await expect(call('open', { file: 'x' })).rejects.toThrow('There is no such file.');
  answers = [undefined];
  await expect(call('addLanguage', { language: 'de' })).rejects.toThrow(NoAnswer);
  expect(asked).toEqual(['open', 'addLanguage']);
});

test('what the server has not begun is asked for again, whatever it is', async () => {
  answers = [
    [503, { fault: 'Later.' }],
    [503, { fault: 'Later.' }],
    [200, {}],
  ];
  const added = call('addLanguage', { language: 'de' });
  await vi.advanceTimersByTimeAsync(2000);
  expect(await added).toEqual({});
  const measures = { width: 1, height: 1, bytes: 1, bytesBefore: 1 };
  const picture = { name: 'pier.webp', ...measures, isChanged: false, isCleaned: false };
  answers = [
    [503, { fault: 'Later.' }],
    [200, picture],
  ];
  const brought = upload(new File([], 'pier.webp'), { kind: 'pictures', folder: 'shop' });
  await vi.advanceTimersByTimeAsync(2000);
  expect(await brought).toEqual(picture);
});

test('what is only read outlasts a server that takes long to start anew, and cuts it off then', async () => {
  const starting = Array.from({ length: 30 }, () => [503, { fault: 'Later.' }] as const);
  answers = [...starting, undefined, undefined, [200, []]];
  const offers = call('languageOffers', {});
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await offers).toEqual([]);
});

test('a server that keeps failing is not asked for ever', async () => {
  answers = Array.from({ length: 100 }, () => [500, { fault: 'Broken.' }] as const);
  const failed = expect(call('translations', {})).rejects.toThrow('Broken.');
  await vi.advanceTimersByTimeAsync(30_000);
  await failed;
});

test('while the server is known to be away, a call waits', async () => {
  const end = new AbortController();
  const hearing = { signal: end.signal, onOpen: () => undefined };
  answers = [[200, '']];
  await listen(() => undefined, hearing).catch(() => undefined);
  answers = [
    [200, {}],
    [200, ''],
  ];
  const added = call('addLanguage', { language: 'de' });
  await vi.advanceTimersByTimeAsync(3000);
  expect(asked).toEqual(['events']);
  answers.reverse();
  // The window is closed: its absence is not the server's.
  end.abort();
  await listen(() => undefined, hearing).catch(() => undefined);
  await added;
  expect(asked).toEqual(['events', 'events', 'addLanguage']);
});
