import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { beginHistory, expectFree, writeWhole } from './new-site.ts';
import { bytesOf } from './write.ts';

function folder(): string {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'vitrine-take-')));
  onTestFinished(() => {
    rmSync(path, { recursive: true });
  });
  return path;
}

describe('a new site’s folder', () => {
  test('may not hold anything, nor lie in the template', () => {
    const root = folder();
    mkdirSync(join(root, 'template', 'src'), { recursive: true });
    const template = join(root, 'template');
    expect(() => {
      expectFree(join(template, 'site'), template);
    }).toThrow(/inside the template/);
    expect(() => {
      expectFree(root, template);
    }).toThrow(/holds the template/);
    mkdirSync(join(root, 'full'));
    writeFileSync(join(root, 'full', 'mine.txt'), '');
    expect(() => {
      expectFree(join(root, 'full'), template);
    }).toThrow(/not empty/);
    expectFree(join(root, 'template-two'), template);
  });

  test('is there as a whole or not at all, and a full disk is told in words', async () => {
    const root = folder();
    const target = join(root, 'mein Ort');
    const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    const failed = writeWhole(target, (path) => {
      writeFileSync(join(path, 'half.txt'), '');
      return Promise.reject(full);
    });
    await expect(failed).rejects.toThrow(/mein Ort: The disk is full\. Nothing was left behind\./);
    expect(() => {
      mkdirSync(target);
    }).not.toThrow();
    await writeWhole(target, (path) => {
      writeFileSync(join(path, 'whole.txt'), '');
      return Promise.resolve();
    });
    expect(() => {
      expectFree(target, join(root, 'template'));
    }).toThrow(/not empty/);
  });
});

test('made folders go with what fails', async () => {
  const root = folder();
  const failed = writeWhole(join(root, 'a', 'b', 'site'), () =>
    Promise.reject(new Error('fatal: No space left on device')),
  );
  await expect(failed).rejects.toThrow(/The disk is full\. Nothing was left behind\./);
  expect(readdirSync(root)).toEqual([]);
});

test('a sample picture becomes smaller, and no larger', async () => {
  const from = join(folder(), 'a.webp');
  await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } }).toFile(from);
  const widths = [10, 100].map(async (pixels) => sharp(await bytesOf({ from, pixels })).metadata());
  expect((await Promise.all(widths)).map(({ width }) => width)).toEqual([10, 40]);
});

test('a site’s first commit asks no hook of the machine’s owner', async () => {
  const home = folder();
  const site = folder();
  writeFileSync(join(home, 'pre-commit'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  writeFileSync(join(home, 'config'), `[core]\n\thooksPath = ${home}\n`);
  writeFileSync(join(site, 'README.md'), '# Site\n');
  const before = process.env['GIT_CONFIG_GLOBAL'];
  process.env['GIT_CONFIG_GLOBAL'] = join(home, 'config');
  onTestFinished(() => {
    if (before === undefined) delete process.env['GIT_CONFIG_GLOBAL'];
    else process.env['GIT_CONFIG_GLOBAL'] = before;
  });
  await beginHistory(site, 'Begin', { name: 'Test', email: 'test@studio.example' });
  const log = execFileSync('git', ['log', '--format=%s', 'template'], {
    cwd: site,
    encoding: 'utf8',
  });
  expect(log).toBe('Begin\n');
});
