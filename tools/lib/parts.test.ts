import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Failure } from './bootstrap/failure.mjs';
import { runParts, type Part, type Work } from './parts.ts';

/** Starts and ends so far, in order. */
let log: string[];

beforeEach(() => {
  log = [];
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

/** A job that ends when the test decides. */
function job(name: string): { work: Work; end: (ok?: boolean) => void } {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const work = async () => {
    log.push(`${name} begins`);
    const ok = await promise;
    log.push(`${name} ends`);
    return ok;
  };
  return { work, end: (ok = true) => resolve(ok) };
}

const begin = () => Promise.resolve(true);
const isLogged = (entry: string) => vi.waitFor(() => expect(log).toContain(entry));

test('two cores: one builds and takes the browser’s tests, the other does the rest', async () => {
  const build = job('build');
  const lint = job('lint');
  const owner = job('owner');
  const browser = job('browser');
  const parts: Part[] = [
    { name: 'build', builds: true, run: [build.work] },
    { name: 'lint', run: [lint.work] },
    { name: 'owner', ofTemplate: true, run: [owner.work] },
    { name: 'browser', run: browser.work },
  ];
  const all = runParts(parts, { begin, cores: 2 });
  await isLogged('owner begins');
  owner.end();
  await isLogged('owner ends');
  // Lint reads files that the build writes.
  expect(log).toEqual(['build begins', 'owner begins', 'owner ends']);
  build.end();
  await isLogged('browser begins');
  await isLogged('lint begins');
  lint.end();
  browser.end(false);
  const results = await all;
  expect(results.map(({ name, ok }) => [name, ok])).toEqual([
    ['build', true],
    ['lint', true],
    ['owner', true],
    ['browser', false],
  ]);
});

test('one core: the browser’s tests, and then the rest', async () => {
  const lint = job('lint');
  const browser = job('browser');
  const parts: Part[] = [
    { name: 'lint', run: [lint.work] },
    { name: 'browser', run: browser.work },
  ];
  const all = runParts(parts, { begin, cores: 1 });
  await isLogged('browser begins');
  expect(log).toEqual(['browser begins']);
  browser.end();
  lint.end();
  await all;
  expect(log).toEqual(['browser begins', 'browser ends', 'lint begins', 'lint ends']);
});

test('what a part needs comes before it, and its failure is the part’s to tell', async () => {
  const needed = vi.fn(() => Promise.reject(new Failure('There is no browser.')));
  const browser = job('browser');
  browser.end();
  const parts: Part[] = [{ name: 'browser', needs: needed, run: browser.work }];
  const results = await runParts(parts, { begin, cores: 2 });
  expect(needed).toHaveBeenCalled();
  expect(results).toMatchObject([{ ok: true }]);
});

test('a job that throws fails its part, and counts as a test', async () => {
  const parts: Part[] = [
    { name: 'build', builds: true, run: [() => Promise.reject(new Failure('A wrong field.'))] },
    { name: 'lint', run: [begin] },
  ];
  const results = await runParts(parts, { begin, cores: 2 });
  expect(results).toMatchObject([
    { name: 'build', ok: false, counts: { failed: 1 } },
    { name: 'lint', ok: true, counts: { failed: 0 } },
  ]);
  expect(console.log).toHaveBeenCalledWith('A wrong field.');
});

test('what nobody expected is printed with where it came from', async () => {
  const parts: Part[] = [{ name: 'lint', run: [() => Promise.reject(new Error('unforeseen'))] }];
  await runParts(parts, { begin, cores: 2 });
  expect(console.log).toHaveBeenCalledWith(expect.stringMatching(/unforeseen[^]*parts\.test\.ts/));
});

test('where the types of the content cannot be written, no job begins', async () => {
  const lint = job('lint');
  const results = await runParts([{ name: 'lint', run: [lint.work] }], {
    begin: () => Promise.resolve(false),
    cores: 2,
  });
  expect(results).toMatchObject([{ name: 'lint', ok: false, counts: { failed: 1 } }]);
  expect(log).toEqual([]);
});
