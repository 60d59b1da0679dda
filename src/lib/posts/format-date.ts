/**
 * A day as people write it: `12 November 2026`. Dates in content have no time zone, hence UTC.
 *
 * @param language the page's language tag
 */
export function formatDate(date: Date, language: string): string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format.format(date);
}

/** A day within a year that is known: `12 November`. */
export function formatDayOfYear(date: Date, language: string): string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return format.format(date);
}

/** A day as machines read it: `2026-11-12`. */
export const isoDay = (date: Date) => date.toISOString().slice(0, 10);
