import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { readYaml } from '../../src/lib/content/yaml.ts';
import { FAULT_KINDS } from '../../src/lib/proof/proof.schema.ts';
import { inFormsOf, plural, text, texts } from '../../src/lib/words/text-schema.ts';

const FOLDER = join(import.meta.dirname, 'words');

/** The language of the report where the site’s own has no words here. */
const FALLBACK = 'en';

const check = z.strictObject(texts({ name: 'What is looked at.', how: 'How, in a sentence.' }));

const wordsSchema = z.strictObject({
  title: text('site'),
  lead: text('date', 'pages', 'address'),
  pages: plural,
  good: text(),
  bad: plural,
  checks: z.strictObject({
    ...texts({ heading: '', check: 'A column.', result: 'A column.', none: 'A result.' }),
    faults: plural,
    ...(Object.fromEntries(FAULT_KINDS.map((kind) => [kind, check])) as Record<
      (typeof FAULT_KINDS)[number],
      typeof check
    >),
  }),
  faults: z.strictObject({ ...texts({ heading: '', lead: '' }), width: text('width') }),
  speed: z.strictObject({
    ...texts({
      heading: '',
      lead: '',
      page: 'A column.',
      performance: 'A column, short.',
      accessibility: 'A column, short.',
      'best-practices': 'A column, short.',
      seo: 'A column, short.',
      'agentic-browsing': 'A column, short.',
      paint: 'A column.',
    }),
    seconds: text('seconds'),
  }),
  looks: z.strictObject({ ...texts({ heading: '' }), wide: text('page'), narrow: text('page') }),
  pageList: z.strictObject({
    ...texts({
      heading: '',
      page: 'A column.',
      weight: 'A column.',
      files: 'A column.',
      outward: 'A column.',
      faults: 'A column.',
    }),
    kilobytes: text('count'),
  }),
  wcag: z.strictObject(
    texts({
      heading: '',
      lead: '',
      criterion: 'A column.',
      level: 'A column.',
      state: 'A column.',
      kept: 'A result.',
      broken: 'A result.',
      person: 'A result.',
    }),
  ),
  limits: z.strictObject({
    heading: text(),
    points: z.array(z.string().min(1)).min(1),
    closing: text(),
  }),
  programs: z.strictObject({ heading: text(), date: text('date') }),
  criteria: z.record(
    z.string().regex(/^\d\.\d\.\d+$/),
    z.strictObject(texts({ name: 'Its name.', asks: 'What it asks for, in a plain sentence.' })),
  ),
});

/** The words of the report in a language. */
export type ReportWords = z.infer<typeof wordsSchema>;

/** The words of the report, and the language that they are in. */
export interface Said {
  readonly words: ReportWords;
  /** A language tag. */
  readonly language: string;
}

/**
 * Reads the words of the report.
 *
 * @param wanted a language tag; English where there are no words in it
 * @throws {Error} where the file of the language lacks a word
 */
export function readReportWords(wanted: string): Said {
  const [tag = FALLBACK] = wanted.split('-');
  const file = join(FOLDER, `${tag}.yaml`);
  if (!existsSync(file)) return readReportWords(FALLBACK);
  const { data } = readYaml(readFileSync(file, 'utf8'));
  return { words: inFormsOf(tag, wordsSchema).parse(data), language: wanted };
}
