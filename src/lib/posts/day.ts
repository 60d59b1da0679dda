import { z } from 'astro/zod';

/** A day as content writes it: `2026-11-12`. One that the calendar does not have is none. */
export const day = z
  .preprocess(
    // YAML makes a date of what looks like one, and a number of a year.
    (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
    z
      .unknown()
      .refine(
        (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && isDay(value),
        'a day as year-month-day, such as 2026-11-12',
      ),
  )
  .transform((value) => new Date(`${String(value)}T00:00:00Z`))
  .meta({ shape: z.iso.date() });

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
