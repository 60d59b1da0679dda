import { z } from 'astro/zod';
import { buttonLink } from '~/lib/routes/button-link';
import { prose } from '~/lib/markdown/prose';
import { sectionFields } from '~/ui/section-heading/section-heading.schema';

const step = z.strictObject({
  label: z.string().min(1).describe('Which step it is, for example Week 1.'),
  date: z.iso.date().describe('The day on which it began: 2026-02-10.'),
  title: z.string().min(1).describe('What it is about, in a few words.'),
  text: prose().describe('What happens, in one sentence, in Markdown.'),
});

const fact = z.strictObject({
  term: z.string().min(1).describe('What is told, for example Price.'),
  detail: z.string().min(1).describe('The fact itself.'),
});

/** Dated steps and their results. */
export const timelineSchema = z.strictObject({
  ...sectionFields,
  steps: z.array(step).min(2).max(12).describe('The steps, in their order.'),
  facts: z.array(fact).max(4).default([]).describe('What it comes to, below the line.'),
  button: buttonLink().optional().describe('What to do next, beside the facts.'),
});
