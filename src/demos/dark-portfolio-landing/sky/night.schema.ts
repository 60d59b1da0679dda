import { z } from 'astro/zod';

const hour = z.strictObject({
  time: z
    .string()
    .regex(/^\d{2}:\d{2}$/, 'hours and minutes: 18:47')
    .describe('When it is, where the section stands in the night.'),
  name: z
    .string()
    .min(1)
    .describe('What the journal notes beside it: the weather, a sound, a light. A few words.'),
});

/** One night from dusk to sunrise: an hour for each section, in the order of the page. */
export const nightSchema = z.strictObject({
  home: hour.describe('The first screen’s hour.'),
  about: hour.describe('The hour of the section about somebody.'),
  service: hour.describe('The hour of the services.'),
  portfolio: hour.describe('The hour of the works.'),
  reckoning: hour.describe('The hour of the numbers.'),
  neighbours: hour.describe('The hour of the clients.'),
  blog: hour.describe('The hour of the news.'),
  contact: hour.describe('The hour of the form.'),
  ending: hour.describe('The hour of the page’s ending.'),
});
