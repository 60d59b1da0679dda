import { z } from 'astro/zod';
import { picture } from '~/lib/pictures/picture';
import { paragraphs } from '~/lib/markdown/prose';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

const entry = z.strictObject({
  title: z.string().min(1).describe('A skill, a prize, a post, a degree.'),
  text: z.string().min(1).describe('A sentence about it.'),
  when: z.string().optional().describe('A year or a span of years, where there is one.'),
});

const tab = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'lower case letters, digits and dashes')
    .describe('The tab’s part of an address: `about-awards` opens by `/#about-awards`.'),
  label: z.string().min(1).describe('The tab’s name.'),
  entries: z.array(entry).min(1).describe('The tab’s lines.'),
});

const claim = z.strictObject({
  value: z.string().min(1).describe('The figure, set large.'),
  label: z.string().min(1).describe('What it counts.'),
});

/** One tab of the section. */
export type AboutTab = z.infer<typeof tab>;

/** A person: a portrait, a few sentences, two figures, and tabs with the rest. */
export const aboutMeSchema = z.strictObject({
  id: sectionFields.id,
  heading: sectionFields.heading,
  text: paragraphs().describe('Paragraphs and lists, in Markdown.'),
  claims: z.array(claim).describe('Figures below the text.'),
  headshot: picture({
    widths: [480, 720, 1080],
    sizes: '(width < 48rem) 92vw, 32vw',
  }).describe('The portrait.'),
  caption: z.string().optional().describe('Words below the portrait.'),
  tabs: z.array(tab).min(2).describe('The tabs, each a list of dated lines.'),
});
