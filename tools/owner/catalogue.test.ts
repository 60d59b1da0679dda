import { spawn, type ChildProcess } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Ajv, type AnySchema } from 'ajv';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readDemos } from '../site/demos.ts';
import site from '../../site.config.ts';
import { findCommand } from '../lib/bootstrap/packages.mjs';
import { LOOPBACK } from '../lib/listen.ts';
import { ROOT } from '../lib/paths.ts';
import { findFreePort } from '../lib/ports.ts';
import { copyProject, edit, ownersEnvironment, runTool } from './copy-project.ts';

/** A development server prints its first pages in seconds; a busy machine may need minutes. */
const TIMEOUT_MS = 600_000;

const PORT = 5451;

/** Homes that wear looks of their own. */
const KEPT = [site.home, 'business', 'startup'];

let copy: string;
let server: ChildProcess;
let origin: string;

beforeAll(async () => {
  const homes = readDemos().map(({ slug }) => slug);
  copy = await copyProject(homes.filter((slug) => !KEPT.includes(slug)));
  // What is bundled for the browser is not another server’s.
  await edit(copy, 'astro.config.ts', [
    '  vite: {',
    "  vite: {\n    cacheDir: './.tools/cache/vite',",
  ]);
  await runTool(copy, 'tools/new.ts', ['section', 'timeline2']);
  await edit(copy, 'src/sections/timeline/Timeline.tsx', [
    /(export function Timeline\([^]*?\) \{\n)/,
    "$1  if (steps.length > 0) throw new Error('No <time> for a line');\n",
  ]);
  await edit(copy, 'src/content/pages/pricing-table.yaml', [/^list:/m, 'lists:']);
  const port = await findFreePort(PORT);
  origin = `http://${LOOPBACK}:${port}`;
  const args = ['dev', '--ignore-lock', '--port', String(port), '--host', LOOPBACK];
  server = spawn(process.execPath, [findCommand(ROOT, 'astro'), ...args], {
    cwd: copy,
    env: { ...ownersEnvironment(), NODE_ENV: 'development' },
    stdio: 'ignore',
  });
  const until = Date.now() + TIMEOUT_MS;
  while (Date.now() < until) {
    const answer = await fetch(`${origin}/_sections`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(500);
  }
  throw new Error('The development server does not answer');
}, TIMEOUT_MS);

afterAll(async () => {
  server.kill();
  await rm(copy, { recursive: true, force: true });
});

const unescaped = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&quot;/g, '"')
    .replace(/&#(?:39|x27);/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

async function open(path: string): Promise<{ status: number; html: string }> {
  const response = await fetch(origin + path);
  return { status: response.status, html: await response.text() };
}

/** The content of a page that can be copied: the file that it stands in, and the lines. */
const yamlOn = (html: string) =>
  [...html.matchAll(/aria-label="([^"]+\.yaml)"[^>]*><code[^>]*>([^]*?)<\/code>/g)].map(
    ([, file = '', code = '']) => ({ file, text: unescaped(code) }),
  );

const boxesOn = (html: string) =>
  [...html.matchAll(/<section class="catalogue-box"[^>]*>[^]*?<\/section>/g)].map(([box]) => ({
    wears: (/data-wears="([^"]*)"/.exec(box)?.[1] ?? '').split(' '),
    frame: unescaped(/<iframe[^>]* src="([^"]+)"/.exec(box)?.[1] ?? ''),
    box,
  }));

const looksOf = (section: string) =>
  globSync(`src/sections/${section}/looks/*.module.css`, { cwd: copy });

/** What the schemas that editors read find wrong with a part of a content file. */
function mistakesIn(file: string, part: string, value: unknown): unknown {
  const ajv = new Ajv({ strict: false, validateFormats: false, validateSchema: false });
  const read = (name: string) =>
    JSON.parse(readFileSync(join(copy, 'schemas', name), 'utf8')) as AnySchema;
  const [, kind = '', name = ''] = /src\/(?:content\/)?(pages|demos)\/([\w-]+)/.exec(file) ?? [];
  ajv.addSchema(read('names.json'), 'site:/names.json');
  ajv.addSchema(read(`${kind}/${name}.json`), `site:/${kind}/${name}.json`);
  const check = ajv.compile({ $ref: `site:/${kind}/${name}.json#/properties/${part}` });
  return check(value) ? [] : check.errors;
}

test('lists every section, each with a preview or a hint', { timeout: TIMEOUT_MS }, async () => {
  const { html } = await open('/_sections?q=team');
  const folders = globSync('src/sections/*/*.tsx', { cwd: copy }).map((file) => file.split('/')[2]);
  const listed = [...html.matchAll(/href="\/_sections\/([\w-]+)\?*[^"]*"/g)].map(
    ([, name]) => name,
  );
  expect(new Set(listed)).toEqual(new Set(folders));
  expect(listed).toContain('timeline2');
  expect(html).toMatch(/<li[^>]*data-words="gallery[^>]* hidden/);
  expect(html).not.toMatch(/<li[^>]*data-words="team [^>]* hidden/);
});

describe.each(['team', 'counters', 'services'])('/_sections/%s', (section) => {
  test('shows every look, with lines that pass its schema', { timeout: TIMEOUT_MS }, async () => {
    const { status, html } = await open(`/_sections/${section}`);
    expect(status).toBe(200);
    const boxes = boxesOn(html);
    const worn = boxes.flatMap(({ wears }) => wears);
    expect(worn).toEqual(expect.arrayContaining(looksOf(section)));
    expect(html).toContain('data-box="bare"');
    const samples = yamlOn(html);
    expect(samples.length).toBeGreaterThanOrEqual(looksOf(section).length);
    for (const { file, text } of samples)
      for (const [part, value] of Object.entries(parse(text) as object))
        expect(mistakesIn(file, part, value), `${file}: ${part}`).toEqual([]);
    for (const { frame } of boxes) {
      const shown = await open(frame);
      expect(shown.html.match(/<section-frame[^>]* data-shown/g), frame).toHaveLength(1);
    }
  });
});

test('shows what a home makes of a section', { timeout: TIMEOUT_MS }, async () => {
  const worn = boxesOn((await open('/_sections/services')).html).flatMap(({ wears }) => wears);
  expect(worn).toContain('src/demos/startup/looks/services.module.css');
  expect(worn).toContain('src/demos/business/looks/boxes.module.css');
});

test('a frame wears the theme that is chosen', { timeout: TIMEOUT_MS }, async () => {
  const { html } = await open('/_sections/team?theme=business&width=phone');
  expect(html).toMatch(/<option value="business"[^>]* selected/);
  const [box] = boxesOn(html);
  const own = await open((box?.frame ?? '').replace('theme=business', 'theme='));
  const worn = await open(box?.frame ?? '');
  const sheet = /href="(\/_sections\/theme\/business\.css[^"]*)"/.exec(worn.html)?.[1] ?? '';
  expect(own.html).not.toContain('/_sections/theme/');
  const token = /'color-accent': '([^']+)'/.exec(
    readFileSync(join(copy, 'src/demos/business/theme.ts'), 'utf8'),
  )?.[1];
  expect((await open(sheet)).html).toContain(`--color-accent:${token}`);
});

test(
  'an unknown section is not found, and the nearest named',
  { timeout: TIMEOUT_MS },
  async () => {
    const { status, html } = await open('/_sections/counterz');
    expect(status).toBe(404);
    expect(html).toContain('href="/_sections/counters');
  },
);

test('a new section says how to begin', { timeout: TIMEOUT_MS }, async () => {
  const { status, html } = await open('/_sections/timeline2');
  expect(status).toBe(200);
  expect(html).toContain('No page shows it yet');
  const [sample] = yamlOn(html);
  expect(parse(sample?.text ?? '')).toEqual({
    timeline2: { heading: expect.any(String) as string },
  });
});

test('what an owner got wrong stays in its own box', { timeout: TIMEOUT_MS }, async () => {
  const timeline = await open('/_sections/timeline');
  expect(timeline.status).toBe(200);
  expect(unescaped(timeline.html)).toContain('No <time> for a line');
  // The other sections of that page are whole.
  expect(timeline.html).toContain('href="/service-details"');
  const next = await open('/_sections/frame/next-page?page=/service-details&at=0');
  expect(next.html).toMatch(/<section-frame data-section="next-page"[^>]* data-shown/);
  // A page whose content is wrong says so where only it would do.
  const pricing = await open('/_sections/pricing');
  expect(unescaped(pricing.html)).toContain('src/content/pages/pricing-table.yaml');
  expect(unescaped(pricing.html)).toContain('lists');
});
