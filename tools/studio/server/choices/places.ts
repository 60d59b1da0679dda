import { isRecord } from '../../../../src/lib/is-record.ts';
import { titleIn } from './find-picture.ts';

/** A place within a page that an address can lead to. */
export interface PagePlace {
  readonly id: string;
  readonly title?: string;
}

/**
 * The places of a page, from its content: sections with an id, called by their headings, or as the page's own
 * menu calls them.
 */
export function placesIn(content: unknown): PagePlace[] {
  const titles = new Map<string, string | undefined>();
  const labels = new Map<string, string>();
  collect(content, titles, labels);
  const ids = [...new Set([...labels.keys(), ...titles.keys()])];
  return ids.map((id) => {
    const title = labels.get(id) ?? titles.get(id);
    return { id, ...(title !== undefined && { title }) };
  });
}

function collect(
  value: unknown,
  titles: Map<string, string | undefined>,
  labels: Map<string, string>,
): void {
  if (Array.isArray(value)) for (const one of value) collect(one, titles, labels);
  if (!isRecord(value)) return;
  const { id, label, href } = value;
  if (typeof id === 'string' && /^[^\s_#][^\s#]*$/.test(id)) titles.set(id, titleIn(value));
  if (typeof href === 'string' && typeof label === 'string' && /^#./.test(href))
    labels.set(href.slice(1), label);
  for (const one of Object.values(value)) collect(one, titles, labels);
}
