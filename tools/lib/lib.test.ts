import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { fingerprint } from './fingerprint.ts';
import { listen } from './listen.ts';
import { FIREFOX, NGINX, programPlaces } from './programs.ts';
import { findFreePort } from './ports.ts';
import { formatTime, step } from './progress.mjs';
import {
  addCounts,
  closingLine,
  readCounts,
  readFailures,
  readSecondTries,
} from './test-counts.ts';

let dir: string;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'vitrine-lib-test-'))));
afterEach(() => rmSync(dir, { recursive: true }));

describe('ports', () => {
  it('takes the next port when one is taken or promised', async () => {
    const server = await listen(() => undefined, { port: 0 });
    expect(await findFreePort(server.port)).toBeGreaterThan(server.port);
    await server.close();
    expect(await findFreePort(server.port, [server.port])).toBeGreaterThan(server.port);
    expect(await findFreePort(server.port)).toBe(server.port);
  });

  it('sees a program that listens on all addresses', async () => {
    const other = createServer();
    const port = await new Promise<number>((done) => {
      other.listen(0, () => {
        const address = other.address();
        done(typeof address === 'object' && address ? address.port : 0);
      });
    });
    expect(await findFreePort(port)).not.toBe(port);
    await new Promise((done) => other.close(done));
  });
});

describe('a server', () => {
  it('answers 500 when its handler fails, and lives on', async () => {
    let broken = true;
    const server = await listen(
      (_req, res) => {
        if (broken) throw new Error('expected by a test');
        res.end('fine');
      },
      { port: 0 },
    );
    expect((await fetch(server.url)).status).toBe(500);
    broken = false;
    expect(await (await fetch(server.url)).text()).toBe('fine');
    await server.close();
  });
});

describe('the fingerprint of a build', () => {
  const write = (path: string, text: string) => writeFileSync(join(dir, path), text);

  it('changes with a source, a name and a public variable, not with a test or a note', () => {
    mkdirSync(join(dir, 'src'));
    mkdirSync(join(dir, 'node_modules'));
    write('src/a.ts', '1');
    const first = fingerprint(dir, { PUBLIC_A: '1', HOME: '/x' });
    write('src/a.test.ts', 'test');
    write('README.md', 'words');
    write('node_modules/x.js', 'x');
    expect(fingerprint(dir, { PUBLIC_A: '1', HOME: '/y' })).toBe(first);
    expect(fingerprint(dir, { PUBLIC_A: '2' })).not.toBe(first);
    write('src/post.md', 'content');
    const second = fingerprint(dir, { PUBLIC_A: '1' });
    expect(second).not.toBe(first);
    write('src/a.ts', '2');
    expect(fingerprint(dir, { PUBLIC_A: '1' })).not.toBe(second);
  });
});

test('a program is looked for on the path, and where a user’s path does not reach', () => {
  expect(programPlaces(NGINX, { PATH: '/a' }).slice(0, 2)).toEqual(['/a/nginx', '/usr/sbin/nginx']);
  expect(programPlaces(FIREFOX, { PATH: '' })[0]).toBe('/usr/sbin/firefox-esr');
});

describe('test counts', () => {
  const write = (report: object) => {
    writeFileSync(join(dir, 'r.json'), JSON.stringify(report));
    return join(dir, 'r.json');
  };
  const read = (report: object) => readCounts(write(report));

  it("reads both runners' reports and adds them up", () => {
    const unit = read({
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
    });
    const e2e = read({ stats: { expected: 10, unexpected: 2, flaky: 1, skipped: 4 } });
    expect(unit).toEqual({ passed: 5, failed: 1, skipped: 3 });
    expect(e2e).toEqual({ passed: 11, failed: 2, skipped: 4 });
    expect(closingLine(addCounts([unit, e2e]))).toBe('16 passed, 3 failed, 7 skipped');
  });

  it('counts nothing without a report', () => {
    expect(readCounts(join(dir, 'none.json'))).toEqual({ passed: 0, failed: 0, skipped: 0 });
    expect(readFailures(join(dir, 'none.json'))).toEqual([]);
  });

  it('names what failed in a browser, in its groups, and why', () => {
    const spec = (title: string, ok: boolean) => {
      const errors = ok ? [] : [{ message: 'Expected: 1\nReceived: 2' }];
      return { title, file: 'a.spec.ts', ok, tests: [{ results: [{ errors }] }] };
    };
    const group = { title: 'a page', specs: [spec('opens', true), spec('closes', false)] };
    const report = write({
      stats: { expected: 1, unexpected: 1 },
      suites: [{ title: 'a.spec.ts', suites: [group] }],
    });
    expect(readFailures(report)).toEqual([
      'a.spec.ts › a page › closes\n    Expected: 1\n    Received: 2',
    ]);
  });

  it('forgives a browser that hung once, and nothing that a test has found', () => {
    const tried = (title: string, status: string, ...messages: string[]) => {
      const errors = messages.map((message) => ({ message }));
      const results = [{ status, errors }, { status: 'passed' }];
      return { title, file: 'a.spec.ts', ok: true, tests: [{ results }] };
    };
    const report = write({
      stats: { expected: 4, flaky: 4 },
      suites: [
        {
          title: 'a.spec.ts',
          specs: [
            tried(
              'hangs',
              'timedOut',
              'Test timeout of 240000ms exceeded.',
              'Error: page.goto: closed',
            ),
            tried('is wide', 'failed', 'expect(received).toBe(expected)'),
            tried(
              'is wide, then hangs',
              'timedOut',
              'expect(received).toBe(1)',
              'page.goto: closed',
            ),
            tried(
              'waits',
              'timedOut',
              'Test timeout of 4000ms exceeded.',
              'Error: page.click: closed\n> await page.goto(',
            ),
          ],
        },
      ],
    });
    expect(readCounts(report)).toEqual({ passed: 5, failed: 3, skipped: 0 });
    expect(readFailures(report)).toEqual([
      'a.spec.ts › is wide\n    expect(received).toBe(expected)',
      'a.spec.ts › is wide, then hangs\n    expect(received).toBe(1)',
      'a.spec.ts › waits\n    Test timeout of 4000ms exceeded.',
    ]);
    expect(readSecondTries(report)).toEqual(['a.spec.ts › hangs']);
  });

  it('names what failed in vitest, a file that cannot be loaded too', () => {
    const result = (fullName: string, status: string) => {
      return { fullName, status, failureMessages: status === 'failed' ? ['It is 2.'] : [] };
    };
    const report = write({
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [result('adds', 'passed'), result('divides', 'failed')],
        },
        { name: 'b.test.ts', status: 'failed', message: 'There is no module "c".' },
      ],
    });
    expect(readFailures(report)).toEqual([
      'a.test.ts › divides\n    It is 2.',
      'b.test.ts\n    There is no module "c".',
    ]);
  });
});

describe('progress', () => {
  afterEach(() => void vi.useRealTimers());

  it.each([
    [840, '0.8 s'],
    [9_960, '10 s'],
    [41_200, '41 s'],
    [125_000, '2 min 5 s'],
    [119_700, '2 min 0 s'],
  ])('writes %i ms as %s', (milliseconds, text) => {
    expect(formatTime(milliseconds)).toBe(text);
  });

  it('prints one line a step, also when it fails', async () => {
    // Fake time keeps this independent of how busy the machine is.
    vi.useFakeTimers({ toFake: ['Date'] });
    const out = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY: false });
    const stream = out as unknown as NodeJS.WriteStream;
    expect(await step('Work', () => Promise.resolve(7), stream)).toBe(7);
    await expect(step('Bad', () => Promise.reject(new Error('no')), stream)).rejects.toThrow('no');
    expect(out.read()).toBe('Work … done in 0.0 s\nBad … failed after 0.0 s\n');
  });
});
