import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { readDemos } from '../site/demos.ts';
import site from '../../site.config.ts';
import { findCommand } from '../lib/bootstrap/packages.mjs';
import { ROOT } from '../lib/paths.ts';
import {
  complaintsOf,
  copyProject,
  edit,
  ownersEnvironment,
  removeShowcase,
  runBrowserTests,
} from './copy-project.ts';
import { reword } from './reword.ts';

/** A build of a few homes, and their tests in the browser; a busy machine may need many times as long. */
const TIMEOUT_MS = 1_800_000;

/** The share of homes' browser tests that an owner keeps who has changed every word. */
const KEPT_SHARE = 0.8;

/** Homes whose tests really run in other words: one that lives by its figures, and one by its sections. */
const RUN = ['corporate-business', 'main-demo'];

const homes = readDemos().flatMap(({ slug, built }) => (built ? [slug] : []));
const copies: string[] = [];

afterAll(() => Promise.all(copies.map((copy) => rm(copy, { recursive: true }))));

/** The words that a home's schema allows alone, as editors read them. */
function fixedWords(copy: string, home: string): ReadonlySet<string> {
  const words = new Set<string>();
  const collect = (schema: unknown): void => {
    if (typeof schema !== 'object' || schema === null) return;
    for (const [key, value] of Object.entries(schema)) {
      if (key === 'enum' && Array.isArray(value)) for (const word of value) words.add(String(word));
      collect(value);
    }
  };
  collect(JSON.parse(readFileSync(join(copy, `schemas/demos/${home}.json`), 'utf8')));
  return words;
}

/** A site of an owner’s own, in which every home speaks in other words. */
async function copyReworded(kept: readonly string[]): Promise<string> {
  const copy = await copyProject(homes.filter((home) => !kept.includes(home)));
  copies.push(copy);
  await removeShowcase(copy);
  await edit(copy, 'site.config.ts', [/\n *homeBrands: true,/, '']);
  for (const file of globSync('src/demos/*/content.yaml', { cwd: copy })) {
    const home = basename(dirname(file));
    if (!homes.includes(home)) continue;
    const text = await readFile(join(copy, file), 'utf8');
    const changed = reword(text, fixedWords(copy, home));
    expect(changed, home).not.toBe(text);
    await writeFile(join(copy, file), changed);
  }
  return copy;
}

/** How many browser tests each home has. */
async function countTests(root: string): Promise<Map<string, number>> {
  const folders = homes.map((home) => `src/demos/${home}/`);
  const command = [findCommand(root, 'playwright'), 'test', '--list', ...folders];
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    cwd: root,
    env: ownersEnvironment(),
    maxBuffer: Infinity,
  });
  const counts = new Map(homes.map((home) => [home, 0]));
  for (const [, home = ''] of stdout.matchAll(/^ *src\/demos\/([\w-]+)\//gm)) {
    const before = counts.get(home);
    if (before !== undefined) counts.set(home, before + 1);
  }
  return counts;
}

const sum = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((before, count) => before + count, 0);

test('most tests of a home run on when its words change', { timeout: TIMEOUT_MS }, async () => {
  const all = await countTests(ROOT);
  const left = await countTests(await copyReworded(homes));
  expect([...all.values()]).not.toContain(0);
  expect([...left.values()]).not.toContain(0);
  expect(sum(left)).toBeLessThan(sum(all));
  expect(sum(left) / sum(all)).toBeGreaterThanOrEqual(KEPT_SHARE);
});

test('they pass in other words', { timeout: TIMEOUT_MS }, async () => {
  const copy = await copyReworded([site.home, ...RUN]);
  const run = runBrowserTests(copy, 4441, ...RUN.map((home) => `src/demos/${home}/`));
  expect(await complaintsOf('playwright', run)).toEqual([]);
});
