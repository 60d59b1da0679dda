import { existsSync } from 'node:fs';
import { z } from 'astro/zod';
import { assetPath } from './asset-path.ts';
import { day } from './day.ts';
import { fillFacts, type Facts } from './facts.ts';
import { headFields } from './head-fields.ts';
import { markdownFault, markdownFaults, type FaultOf } from './markdown-faults.ts';
import { nameFault, sharedAddressFaults } from './markdown-names.ts';
import type { Mistake } from './mistakes.ts';
import { pageFileAt } from './routes.ts';

/** What stands at the top of a page that is written in Markdown. */
export const textSchema = z.strictObject({
  ...headFields,
  banner: z
    .strictObject({
      heading: z
        .string()
        .min(1)
        .optional()
        .describe('The page’s heading; its title where nothing is said.'),
      text: z.string().min(1).optional().describe('One sentence below the heading.'),
    })
    .default({})
    .describe('The head of the page.'),
  updated: day.optional().describe('The day it was last changed, which the page says: 2026-11-12.'),
  contents: z
    .boolean()
    .default(true)
    .describe('Whether a list of its headings stands beside it, where there are two at least.'),
  footer: z
    .boolean()
    .default(false)
    .describe('Whether the last line of every page leads here, beside the imprint.'),
  noIndex: z.boolean().default(false).describe('Whether search engines are asked to pass it over.'),
  socialPicture: z
    .string()
    .refine((file) => existsSync(assetPath(file)), 'a picture that exists')
    .meta({ names: 'socialPictures' })
    .optional()
    .describe('What stands behind the title in the picture for social networks.'),
});

/** The folder of the pages that are written in Markdown; those in YAML have a page file too. */
export const TEXTS_FOLDER = 'src/content/pages';

/**
 * What is wrong with a page in Markdown; nothing where all is right. See {@link markdownFault}.
 *
 * @param facts what its words may name in braces
 */
export const textFault = (
  file: string,
  text: string,
  faultOf: FaultOf,
  facts: Facts = {},
): string | undefined =>
  nameFault(file, '/', pageFileAt) ??
  markdownFault(file, fillFacts(text, facts, 'en'), textSchema, faultOf, firstHeadings);

/** The page's title is its one heading of the first level. */
const firstHeadings = (body: string): Mistake[] =>
  body.split('\n').flatMap((line, index) =>
    line.startsWith('# ')
      ? [
          {
            path: [],
            line: index + 1,
            message: `headings from the second level on, "## ${line.slice(2)}": the first is the page's own title`,
          },
        ]
      : [],
  );

/** What is wrong with the pages in Markdown, one after another. See {@link markdownFaults}. */
export const textFaults = (faultOf: FaultOf, facts: Facts, folder = TEXTS_FOLDER): string[] => [
  ...sharedAddressFaults(folder, '/'),
  ...markdownFaults(folder, 'a page in Markdown', (file, text) =>
    textFault(file, text, faultOf, facts),
  ),
];
