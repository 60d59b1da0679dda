import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { cutLines } from '~/lib/content/page-lines';
import { linesOf } from './lines';

/** The showcase pages and the sections each of them shows. */
const SHOWCASES = {
  team: ['directors', 'leads', 'everyone'],
  counters: ['year', 'facts', 'network'],
  testimonial: ['testimonials', 'cards', 'large'],
  'video-popup': ['feature', 'stills', 'reel'],
  gallery: ['gallery', 'works'],
  'clint-logo': ['strip', 'grid'],
  progressbar: ['lines', 'blocks', 'rings', 'rulers'],
  'contact-form': ['message', 'main', 'enquiry'],
  'google-map': ['light', 'darkAndBlueprint', 'tint', 'monoAndOutline'],
  columns: ['full', 'half', 'third'],
  'pricing-table': ['pricing', 'list'],
};

/** An owner may have removed some of the pages. */
const present = Object.entries(SHOWCASES).filter(([page]) => existsSync(`src/pages/${page}.astro`));

test.each(present)('the lines of /%s stand in its files', async (page, parts) => {
  const source = readFileSync(`src/pages/${page}.astro`, 'utf8');
  const content = readFileSync(`src/content/pages/${page}.yaml`, 'utf8');
  const whole = parse(content) as Record<string, object>;
  expect(Object.keys(whole['examples'] ?? {})).toEqual(parts);
  const sourceLines = new Set(source.split('\n').map((line) => line.trim()));
  for (const part of parts) {
    const lines = cutLines(source, content, part);
    expect(await linesOf(page, part)).toHaveLength(2);
    const added = lines?.page.split('\n').filter((line) => !sourceLines.has(line.trim()));
    expect(added).toEqual([]);
    expect(lines?.page).toContain(`{...content.${part}}`);
    // Every component, look or schema in use must be imported.
    const used = lines?.page.match(/(?<=<)[A-Z]\w+|(?<=[{(: ])\w+(?=\.look|Schema\b)/g) ?? [];
    for (const name of used) expect(lines?.page).toMatch(new RegExp(`import .*\\b${name}.* from`));
    expect(content).toContain(lines?.content.split('\n\n')[0]);
    expect(Object.keys((lines && (parse(lines.content) as object)) ?? {})).toContain(part);
  }
});
