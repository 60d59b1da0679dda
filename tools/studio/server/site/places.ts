import { posix } from 'node:path';
import { isRecord } from '../../../../src/lib/is-record.ts';
import { originalOf } from '../../../../src/lib/languages/translation-files.ts';
import { splitText } from '../../../../src/lib/markdown/markdown-faults.ts';
import { workFileOf } from '../../../../src/lib/works/work-files.ts';
import type { Project } from '../../../lib/project.ts';
import type { PageName } from '../../contract/documents.ts';
import type { UsingPlace } from '../../contract/site.ts';
import { kindOf } from '../documents/list.ts';
import { documentName } from '../documents/pages.ts';
import { valueIn } from '../documents/read.ts';

/** The texts in a value, wherever they stand. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** The targets of the links in a Markdown text, as far as they lead into the site. */
const linksIn = (body: string): string[] =>
  [...body.matchAll(/\]\(<?(\/[^\s)>]*)|^\[[^\]]+\]:\s*<?(\/\S*)/gm)].map(
    ([, inline, reference]) => inline ?? reference ?? '',
  );

const pathOf = (address: string) => address.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');

/**
 * The content files that lead to a page, or that name the work which it shows. Without it a build would
 * refuse them, or leave a gap. Entries of the menu go with their page.
 */
export function placesOf(project: Project, { path, file, kind }: PageName): UsingPlace[] {
  const name = kind === 'work' && file !== undefined ? workFileOf(file).name : undefined;
  const leadsThere = (text: string) => pathOf(text) === path || text === name;
  return project.files.flatMap((one) => {
    if (kindOf(one) === undefined || kindOf(one) === 'menu') return [];
    if (file !== undefined && originalOf(one) === file) return [];
    const text = project.read(one);
    // Most files say neither: they need not be read as what they are.
    if (!text.includes(path) && (name === undefined || !text.includes(name))) return [];
    const body = one.endsWith('.md') ? (splitText(text)?.body ?? '') : '';
    const found = [...textsIn(valueIn(one, text)), ...linksIn(body)].some(leadsThere);
    return found
      ? [{ file: one, title: documentName(project, one)?.title ?? posix.basename(one) }]
      : [];
  });
}
