/**
 * Formats a date for readers: `12 November 2026`. Uses UTC, because dates in content have no time
 * zone.
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

/** Formats a date whose year is known from its context: `12 November`. */
export function formatDayOfYear(date: Date, language: string): string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return format.format(date);
}

/** Formats a date for machines: `2026-11-12`. */
export const isoDay = (date: Date) => date.toISOString().slice(0, 10);
