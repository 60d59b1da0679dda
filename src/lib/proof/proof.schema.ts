import { z } from 'astro/zod';

/** What `npm run proof` looks for on a page. */
export const FAULT_KINDS = [
  'axe',
  'reflow',
  'zoom',
  'spacing',
  'script',
  'link',
  'error',
  'policy',
  'host',
] as const;

const fault = z.strictObject({
  kind: z.enum(FAULT_KINDS).describe('What was looked for.'),
  what: z.string().describe('What was found, in the checking program’s words.'),
  place: z.string().describe('The element, by its selector, or the address; empty for the page.'),
  width: z.int().optional().describe('The window’s width in CSS pixels, where it matters.'),
  criteria: z.array(z.string()).describe('The WCAG criteria that it breaks: 1.4.3.'),
});

const page = z.strictObject({
  path: z.string().describe('Its path on the site: /about.'),
  language: z.string().describe('Its language tag.'),
  title: z.string(),
  requests: z.int().describe('Files that it asks for when it is opened.'),
  kilobytes: z.number().describe('What it sends when it is opened, compressed, in kB.'),
  outward: z.int().describe('Links to other hosts, which were not opened.'),
  faults: z.array(fault),
});

const criterion = z.strictObject({
  number: z.string().describe('1.4.3'),
  level: z.enum(['A', 'AA']),
  state: z
    .enum(['broken', 'kept', 'person'])
    .describe('Broken somewhere; no fault found by machine; or for a person to judge.'),
});

const lighthouse = z.strictObject({
  path: z.string(),
  scores: z.record(z.string(), z.number()).describe('From 0 to 100, by category.'),
  largestPaint: z.number().describe('Milliseconds until the largest part is painted, on a phone.'),
  blocked: z.number().describe('Milliseconds in which it can’t answer.'),
  shift: z.number().describe('Cumulative layout shift.'),
});

/** The schema of `proof/proof.json`, which `npm run proof` writes and `/accessibility` prints. */
export const proofSchema = z.strictObject({
  date: z.iso.datetime().describe('When the check ended, in UTC.'),
  site: z.strictObject({ name: z.string(), url: z.string() }),
  languages: z.array(z.string()).describe('The languages of the checked pages.'),
  programs: z.record(z.string(), z.string()).describe('The version of each checking program.'),
  pages: z.array(page),
  criteria: z.array(criterion),
  lighthouse: z.array(lighthouse),
});

/** What a check of a site has found. */
export type Proof = z.infer<typeof proofSchema>;

/** What was found on a page. */
export type PageProof = Proof['pages'][number];

/** A fault on a page. */
export type Fault = PageProof['faults'][number];

/** A criterion of WCAG, and what is known of it. */
export type Criterion = Proof['criteria'][number];
