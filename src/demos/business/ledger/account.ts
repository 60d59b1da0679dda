import { z } from 'astro/zod';
import { fill, plural } from '~/lib/words/fill';
import { plural as pluralForms } from '~/lib/words/text-schema';
import { pounds } from './money';
import { language } from '~/lib/languages/language';

/** The sections that the page charges for, in the order in which they stand. */
const sections = [
  'doors',
  'services',
  'balance',
  'process',
  'team',
  'about',
  'clients',
  'fees',
  'letter',
  'news',
] as const;

type SectionName = (typeof sections)[number];

/** The sections after which a leaf of the book is turned, and its sum carried forward. */
const turns = ['services', 'process', 'clients'] as const satisfies readonly SectionName[];

/** What the page charges its reader for, and the words of the bill in its ending. */
export const accountSchema = z.strictObject({
  folio: z.string().describe('What a leaf is called in the book; `{number}` counts them.'),
  carried: z.string().min(1).describe('What stands before the sum at the foot of each leaf.'),
  minutes: pluralForms.describe('A number of minutes, in the forms of the language.'),
  sections: z
    .record(z.enum(sections), z.int().min(0))
    .describe('How many minutes each section takes to read.'),
  rate: z.int().min(0).describe('What a minute costs, in pounds.'),
  bill: z
    .strictObject({
      to: z.string().min(1).describe('Whose bill it is.'),
      reading: z.string().describe('The first line; `{minutes}` and `{rate}` are filled in.'),
      less: z.string().min(1).describe('The line that takes all of it away again.'),
      due: z.string().min(1).describe('The last line.'),
      nothing: z.string().min(1).describe('What is due.'),
      slip: z
        .string()
        .min(1)
        .describe('What stands on the slip, before the link to the contact page.'),
    })
    .describe('The bill at the page’s end: what reading it would cost.'),
});

/** The line at the foot of a leaf. */
export interface CarriedLine {
  folio: string;
  carried: string;
  sum: string;
}

/** The page's account: the line at the foot of each leaf, and the lines of the bill. */
export function accountOf(account: z.infer<typeof accountSchema>) {
  const { folio, carried, bill, rate } = account;
  const inWords = (count: number) => plural(account.minutes, count, language());
  const until = (last: SectionName) =>
    sections
      .slice(0, sections.indexOf(last) + 1)
      .reduce((sum, name) => sum + account.sections[name], 0);
  const lineOf = (name: SectionName, index: number): CarriedLine => ({
    folio: fill(folio, { number: String(index + 1) }),
    carried,
    sum: inWords(until(name)),
  });
  const folios = Object.fromEntries(
    turns.map((name, index) => [name, lineOf(name, index)]),
  ) as Record<(typeof turns)[number], CarriedLine>;
  const total = until('news');
  const price = pounds(total * rate);
  const reading = fill(bill.reading, { minutes: inWords(total), rate: pounds(rate) });
  return { folios, bill: { ...bill, reading, price } };
}
