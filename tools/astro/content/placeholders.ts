import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import {
  placeholdersInText,
  placeholdersInYaml,
} from '../../../src/lib/content/placeholders-in.ts';
import type { Site } from '../../../src/lib/site/site.ts';

/** The template's own name; an owner's site has another. */
const TEMPLATE_NAME = 'Vitrine';

/** Domains that nobody can own (RFC 2606) and telephone numbers reserved for fiction. */
const FICTIONAL = /[.@]example\b|\b555[ -]?01\d\d\b/;

/** Other sample values, by field: the value itself doesn't show that it is a sample. */
const TEMPLATE_VALUES: Readonly<Record<string, string | number>> = {
  'owner.name': 'Juno Albrecht',
  'contact.location': 'Rua do Sol 12, Lisbon, Portugal',
  'video.id': 'VitrineReel',
  'map.latitude': 59.95,
  'map.longitude': 30.33,
};

/** The hash of the template's original icon. */
const TEMPLATE_ICON = 'ce08d2a91eb00c47';

/** Fields of `site.config.ts` that still have a sample value: `contact.emails.0`. */
export function placeholderFields(site: Site): string[] {
  const found: string[] = site.name === TEMPLATE_NAME ? ['name'] : [];
  const visit = (value: unknown, path: string) => {
    if (typeof value === 'string' && FICTIONAL.test(value)) found.push(path);
    else if (typeof value === 'object' && value !== null)
      for (const [key, field] of Object.entries(value))
        visit(field, path === '' ? key : `${path}.${key}`);
  };
  if (site.homeBrands) found.push('homeBrands');
  visit(site, '');
  if (site.description.includes(TEMPLATE_NAME)) found.push('description');
  for (const [path, value] of Object.entries(TEMPLATE_VALUES))
    if (path.split('.').reduce<unknown>(fieldOf, site) === value) found.push(path);
  const icon = `public${site.icon}`;
  if (existsSync(icon) && hashOf(readFileSync(icon)) === TEMPLATE_ICON) found.push('icon');
  return found;
}

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/** Lines of content files that mention the template or contain made-up addresses and numbers. */
export function templateLines(text: string): number[] {
  const made = new RegExp(`${FICTIONAL.source}|\\b${TEMPLATE_NAME}\\b`);
  return text
    .split('\n')
    .flatMap((line, index) => (made.test(line.replace(/^\s*#.*$/, '')) ? [index + 1] : []));
}

/** Open placeholders in the words of pages, `[[like this]]`, by file in its order. */
export function openPlaceholders(files: Readonly<Record<string, string>>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [file, text] of Object.entries(files)) {
    const open = file.endsWith('.md') ? placeholdersInText(text) : placeholdersInYaml(text);
    if (open.length > 0) found.set(file, open);
  }
  return found;
}

/** The content files of pages and homes, by path. */
const contentFiles = () =>
  Object.fromEntries(
    globSync(['src/content/*.yaml', 'src/content/pages/*.{yaml,md}', 'src/*/*/content.yaml'])
      .map((file) => file.replaceAll('\\', '/'))
      .sort()
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );

/** Placeholders that would be published, from `site.config.ts` and content, one line per file. */
export function placeholderWarnings(site: Site): string[] {
  const fields = placeholderFields(site);
  const files = contentFiles();
  const open = [...openPlaceholders(files)];
  // The template's own site is about the template.
  const made = site.homeBrands
    ? []
    : Object.entries(files).flatMap(([file, text]) => {
        const lines = templateLines(text);
        return lines.length === 0
          ? []
          : [`${file}: still the template's own: line ${lines.join(', ')}`];
      });
  return [
    ...(fields.length > 0
      ? [`site.config.ts: still the template's own: ${fields.join(', ')}`]
      : []),
    ...made,
    ...open.map(([file, what]) => `${file}: still to be filled in: ${what.join('; ')}`),
  ];
}
