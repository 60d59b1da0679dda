import { z } from 'astro/zod';
import { socialPictureField } from '../pictures/social-picture-field.ts';
import { day } from '../posts/day.ts';
import { fillFacts, type Facts } from './facts.ts';
import { headFields } from './head-fields.ts';
import { markdownFault, markdownFaults, type FaultOf } from '../markdown/markdown-faults.ts';
import { nameFault, sharedAddressFaults } from '../markdown/markdown-names.ts';
import { pageFileAt } from '../routes/routes.ts';

/** The front matter of a page written in Markdown. */
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
  proof: z
    .boolean()
    .default(false)
    .describe(
      'Whether the results of the last `npm run proof` stand at its end; nothing stands there before the first.',
    ),
  noIndex: z.boolean().default(false).describe('Whether search engines are asked to pass it over.'),
  socialPicture: socialPictureField(),
});

/** The folder of pages written in Markdown; those in YAML have a page file as well. */
export const TEXTS_FOLDER = 'src/content/pages';

/**
 * Describes the mistakes in a Markdown page; undefined if there are none. See {@link
 * markdownFault}.
 *
 * @param facts values that its text may refer to in braces
 */
export const textFault = (
  file: string,
  text: string,
  faultOf: FaultOf,
  facts: Facts = {},
): string | undefined =>
  nameFault(file, '/', pageFileAt) ??
  markdownFault(file, fillFacts(text, facts, 'en'), textSchema, faultOf, true);

/** The mistakes in all Markdown pages, by file. See {@link markdownFaults}. */
export const textFaults = (
  faultOf: FaultOf,
  facts: Facts,
  folder = TEXTS_FOLDER,
): ReadonlyMap<string, string> =>
  new Map([
    ...markdownFaults(folder, 'a page in Markdown', (file, text) =>
      textFault(file, text, faultOf, facts),
    ),
    ...sharedAddressFaults(folder, '/'),
  ]);
