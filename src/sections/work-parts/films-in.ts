import type { PartValue, WorkPart } from './work-parts.schema';

/** The films among a work's parts. */
export const filmsIn = (parts: readonly WorkPart[]): PartValue<'film'>[] =>
  parts.flatMap((part) => (part.kind === 'film' ? [part.value] : []));
