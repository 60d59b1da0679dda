import { z } from 'astro/zod';

/** The names of the slots in a text, such as `{page}`. */
const slotsIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

const named = (slots: string[]) => slots.map((slot) => `{${slot}}`).join(', ') || 'nothing';

/** A text that must contain exactly these slots. */
export const text = (...slots: string[]) =>
  z
    .string()
    .min(1)
    .refine((value) => new Set(slotsIn(value)).symmetricDifference(new Set(slots)).size === 0, {
      error: `a text with ${named(slots)} in braces`,
    });

/** Texts without slots. */
export const texts = <const Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, text()])) as Record<Name, ReturnType<typeof text>>;

/** One plural form; it may omit the number: `a comment`. */
const form = z
  .string()
  .min(1)
  .refine((value) => slotsIn(value).every((slot) => slot === 'count'), {
    error: 'a text with no slot but {count}',
  });

/** A text with a number, in all plural forms of its language (`Intl.PluralRules`). */
export const plural = z
  .strictObject({
    zero: form.optional().describe('For none, where the language has a form of its own for it.'),
    one: form.optional().describe('For one: {count} comment.'),
    two: form.optional().describe('For two, where the language has a form of its own for it.'),
    few: form.optional().describe('For a few, where the language has a form of its own for them.'),
    many: form.optional().describe('For many, where the language has a form of its own for them.'),
    other: form.describe('For all other numbers: {count} comments.'),
  })
  .describe('A text with a number, in the forms of the language; {count} is the number.');

/** The words of a carousel, which sections pass on to it. */
export const carouselWords = z.strictObject({
  carousel: text().describe('What it is, as a screen reader says it.'),
  slide: text().describe('What one slide is called by a screen reader.'),
  slides: text().describe('What the row of dots is called by a screen reader.'),
  previous: text().describe('The button to the slide before.'),
  next: text().describe('The button to the slide after.'),
  pause: text().describe('The button that stops it.'),
  play: text().describe('The button that lets it run on.'),
  place: text('number', 'count').describe('Which slide it is: {number} of {count}.'),
  goTo: text('number').describe('A dot’s name: it leads to slide {number}.'),
});

/** Texts of every form besides those of its fields. */
const formTexts = (addressee: string) => ({
  ...texts('action', 'thanks'),
  label: text(addressee),
});

const message = texts('name', 'email', 'subject', 'message');

const forms = z.strictObject({
  common: z.strictObject({
    ...texts('optional', 'honeypot', 'sending', 'incomplete', 'malformed'),
    failed: text('email'),
    throttled: plural,
  }),
  contact: z.strictObject({ ...formTexts('name'), ...message }),
  full: z.strictObject({ ...formTexts('name'), ...message, ...texts('phone', 'note') }),
  enquiry: z.strictObject({ ...formTexts('name'), ...message, note: text('mark') }),
  comment: z.strictObject({
    ...formTexts('article'),
    ...texts('note', 'name', 'email', 'website', 'comment'),
    mailSubject: text('article'),
    mailWebsite: text('website'),
  }),
});

/** A file in `src/content/words`: all texts of the interface, grouped by where they appear. */
export const wordsSchema = z.strictObject({
  shell: z.strictObject(texts('skip', 'backToTop', 'newTab')),
  header: z.strictObject({
    ...texts('main', 'mobile', 'openMenu', 'closeMenu'),
    home: text('site'),
  }),
  footer: z.strictObject(
    texts(
      'contact',
      'quickLink',
      'work',
      'about',
      'talk',
      'sayHello',
      'visit',
      'legal',
      'imprint',
      'privacy',
      'rights',
    ),
  ),
  breadcrumb: z.strictObject(texts('label', 'home', 'portfolio', 'services')),
  forms,
  mail: z.strictObject(texts('portfolio', 'enquiry', 'website')),
  emailMe: z.strictObject({ ...texts('action', 'subject', 'copied'), failed: text('email') }),
  contactLines: z.strictObject(texts('call', 'write', 'visit')),
  carousel: carouselWords,
  pagination: z.strictObject({ ...texts('label', 'previous', 'next'), page: text('page') }),
  journal: z.strictObject({
    ...texts('name', 'posts', 'categories', 'all', 'tags', 'tagText'),
    feed: text('site'),
    categoryText: text('category'),
    groupDescription: text('name', 'titles'),
    pageTitle: text('title', 'page'),
    pageDescription: text('page', 'last', 'titles'),
  }),
  journalSearch: z.strictObject({
    ...texts('label', 'action', 'placeholder', 'none', 'failed'),
    found: plural,
  }),
  article: z.strictObject({
    ...texts('label', 'contents', 'tags', 'neighbours', 'previous', 'next', 'author'),
    comments: plural,
    minutes: plural,
  }),
  text: z.strictObject({
    ...texts('contents'),
    updated: text('date'),
    footnotes: text().describe('The heading above footnotes, as a screen reader says it.'),
    footnoteBack: text('number').describe(
      'The arrow behind a footnote: it leads back to where its {number} stands.',
    ),
  }),
  like: z.strictObject({ ...texts('label'), likes: plural }),
  sharing: z.strictObject(texts('label', 'facebook', 'linkedin', 'x', 'email')),
  social: z.strictObject(texts('facebook', 'linkedin', 'instagram', 'twitter')),
  testimonial: z.strictObject({ role: text('role', 'company') }),
  aboutMe: z.strictObject(texts('tabs')),
  project: z.strictObject(texts('label')),
  notFound: z.strictObject(texts('label')),
  pause: z.strictObject(texts('film', 'particles', 'words')),
  video: z.strictObject({
    ...texts('loading', 'failed', 'close', 'outward'),
    play: text('title'),
  }),
  map: z.strictObject({
    ...texts('note', 'openGoogle', 'openStreetMap', 'load', 'source', 'loading', 'failed'),
    drawing: text('title'),
  }),
  codeSample: z.strictObject({ ...texts('action', 'copied', 'failed'), copy: text('title') }),
  example: z.strictObject({ place: text('number', 'count') }),
  lightbox: z.strictObject(texts('close', 'zoom', 'previous', 'next', 'failed')),
});

/** The words of the interface. */
export type Words = z.infer<typeof wordsSchema>;
