import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FIRST_RETRY_AFTER_MS, SCRIPT_RETRIES } from './constants';

const setOptions = vi.fn();
const importLibrary = vi.fn<() => Promise<unknown>>();
const logged = vi.spyOn(console, 'error').mockReturnValue();

vi.mock('@googlemaps/js-api-loader', () => ({ setOptions, importLibrary }));

const RETRYING = 'Failed to load Google Maps script, retrying';
const library = { Map: 'a map' };

/** Imports a fresh module, without a loader, as on a new page. */
async function fresh() {
  const { googleLoader } = await import('./google-loader');
  return googleLoader;
}

/** Makes the script fail this many times, then load. */
function failTimes(times: number) {
  importLibrary.mockResolvedValue(library);
  for (let time = 0; time < times; time += 1) {
    importLibrary.mockRejectedValueOnce(new Error('could not load'));
  }
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  logged.mockClear();
  importLibrary.mockReset();
  setOptions.mockReset();
});

afterEach(() => vi.useRealTimers());
afterAll(() => logged.mockRestore());

test('a script that comes is asked for once, by however many maps', async () => {
  failTimes(0);
  const googleLoader = await fresh();
  const maps = [1, 2, 3, 4, 5, 6].map(() => googleLoader({ key: 'k' }).load());
  expect(await Promise.all(maps)).toEqual(maps.map(() => library));
  expect(importLibrary).toHaveBeenCalledTimes(1);
  expect(setOptions).toHaveBeenCalledExactlyOnceWith({ key: 'k' });
  expect(logged).not.toHaveBeenCalled();
});

test.each([1, 2, SCRIPT_RETRIES])('a script that fails %i times is waited for', async (times) => {
  failTimes(times);
  const googleLoader = await fresh();
  const loaded = googleLoader({ key: 'k' }).load();
  await vi.runAllTimersAsync();
  expect(await loaded).toBe(library);
  expect(importLibrary).toHaveBeenCalledTimes(times + 1);
  expect(logged.mock.calls).toEqual(Array.from({ length: times }, () => [RETRYING]));
});

test('each wait is twice the one before', async () => {
  failTimes(SCRIPT_RETRIES);
  const googleLoader = await fresh();
  const loaded = googleLoader({ key: 'k' }).load();
  await vi.advanceTimersByTimeAsync(0);
  for (let retry = 0; retry < SCRIPT_RETRIES; retry += 1) {
    expect(importLibrary).toHaveBeenCalledTimes(retry + 1);
    await vi.advanceTimersByTimeAsync(FIRST_RETRY_AFTER_MS * 2 ** retry - 1);
    expect(importLibrary).toHaveBeenCalledTimes(retry + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(importLibrary).toHaveBeenCalledTimes(retry + 2);
  }
  expect(await loaded).toBe(library);
});

test('after all retries it gives up, for all maps alike', async () => {
  failTimes(SCRIPT_RETRIES + 1);
  const googleLoader = await fresh();
  const outcomes = Promise.allSettled([
    googleLoader({ key: 'k' }).load(),
    googleLoader({ key: 'k' }).load(),
  ]);
  await vi.runAllTimersAsync();
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(importLibrary).toHaveBeenCalledTimes(SCRIPT_RETRIES + 1);
  expect(logged).toHaveBeenCalledTimes(SCRIPT_RETRIES);
});

test('a second loader with other options is an error that names both', async () => {
  const googleLoader = await fresh();
  googleLoader({ key: 'one' });
  expect(() => googleLoader({ key: 'one' })).not.toThrow();
  expect(() => googleLoader({ key: 'two' })).toThrow(/different options.*"two".*"one"/);
});
