import { z } from 'astro/zod';
import { WEEKS } from './constants';
import { totalsOf } from './year';

const weeks = () =>
  z
    .string()
    .transform((text) => text.trim().split(/\s+/).map(Number))
    .refine((values) => values.length === WEEKS && values.every((value) => value >= 0), {
      error: `${WEEKS} numbers from 0 on, with blanks between them`,
    });

const series = z.strictObject({
  name: z.string().min(1).describe('Whose weeks they are.'),
  weeks: weeks().describe('What came in, week by week, in millions: 52 numbers.'),
});

const company = z.strictObject({
  id: z
    .string()
    .regex(/^\w+$/, 'letters, digits and underscores')
    .describe('By which other parts of the page name it, in every language.'),
  ...series.shape,
});

const slot = (name: string) =>
  z.string().regex(new RegExp(`\\{${name}\\}`), `a text with {${name}} in it`);

/** The year of which everything on the page is drawn: its weeks by company, and the same by country. */
export const yearSchema = z
  .strictObject({
    year: z.int().describe('The year, in four digits.'),
    report: slot('year').describe('What the report is called, with {year}.'),
    amount: slot('amount').describe('How a sum is written, with {amount}: in millions.'),
    week: slot('week').describe('What a week is called, with {week}: its number.'),
    quarters: z.array(z.string().min(1)).length(4).describe('What the four quarters are called.'),
    companies: z.array(company).min(1).describe('The weeks of each company.'),
    places: z.array(series).min(1).describe('The same weeks by country: they come to the same.'),
  })
  .superRefine(({ companies, places }, ctx) => {
    const byPlace = totalsOf(places);
    const wrong = totalsOf(companies).findIndex((total, week) => total !== byPlace[week]);
    if (wrong >= 0)
      ctx.addIssue({
        code: 'custom',
        path: ['places'],
        message: `the same sum as the companies' in week ${wrong + 1}`,
      });
  });

/** The year of which everything on the page is drawn. */
export type Year = z.infer<typeof yearSchema>;
