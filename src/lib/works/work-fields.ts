import { z } from 'astro/zod';
import { lockedField } from '../locked/password-variable';
import { sentences } from '../markdown/sentences';
import { hasRoute } from '../routes/routes';
import { socialPictureField } from '../pictures/social-picture-field';

const fact = z.strictObject({
  term: z.string().min(1).describe('What is told: Printed by.'),
  detail: z.string().min(1).describe('The fact itself: Halden & Sons.'),
});

const outside = z.strictObject({
  label: z.string().min(1).describe('Its words: Visit the site.'),
  href: z
    .url({ protocol: /^https?$/, error: 'a full address such as https://studio.example' })
    .describe('The whole address, https:// and all.'),
});

/** The fields of a work's file besides its cover and its parts: what lists and the page's head show. */
export const workFields = {
  title: z.string().min(1).describe('What the work is called.'),
  category: z
    .string()
    .min(1)
    .describe(
      'What kind of work it is: `Web Design`. Works of one kind are related to each other.',
    ),
  year: z.int().min(1000).max(2200).optional().describe('When it was made, in four digits.'),
  client: z.string().min(1).optional().describe('Whom it was made for.'),
  roles: z.array(z.string().min(1)).default([]).describe('What was done: Identity, Signage.'),
  description: sentences(
    'One or two sentences: on cards, at the head of its page and in search results.',
    40,
    200,
  ),
  facts: z.array(fact).default([]).describe('What else is to be known, beside the story.'),
  order: z
    .int()
    .min(1)
    .optional()
    .describe('Its place among its neighbours, from 1; those without one follow, by their names.'),
  draft: z.boolean().default(false).describe('Whether it is held back until this is taken away.'),
  link: outside.optional().describe('Where the work itself is to be seen.'),
  isExternal: z
    .boolean()
    .default(false)
    .describe('Whether cards lead to `link` and not to the work’s page.'),
  page: z
    .string()
    .refine((path) => hasRoute(path), 'a page of this site, such as /portfolio-details')
    .meta({ names: 'pages' })
    .optional()
    .describe('A page of your own, in place of the one that is printed from this file.'),
  locked: lockedField,
  socialPicture: socialPictureField('the cover'),
};

/** What every list and page needs to know of a work; its page checks the rest of the file. */
export const workHead = z.looseObject({
  ...workFields,
  cover: z.looseObject({ file: z.string(), alt: z.string() }),
});
