import { z } from 'astro/zod';

/** A date in content: `2026-11-12`. Dates that do not exist in the calendar are invalid. */
export const day = z
  .preprocess(
    // YAML may parse a date into a `Date`, and a year into a number.
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
