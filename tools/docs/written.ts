import { join } from 'node:path';
import { format, getFileInfo, resolveConfig } from 'prettier';
import { openProject } from '../lib/project.ts';
import { llmsText } from './assistants.ts';
import { fieldsText } from './fields.ts';
import { optionsText } from './options.ts';
import { sectionsText } from './sections.ts';

const WRITERS = {
  'llms.txt': llmsText,
  'docs/sections.md': (root: string) => sectionsText(openProject(root)),
  'docs/options.md': optionsText,
  'docs/fields.md': fieldsText,
} as const;

/** A document that is generated from the code. */
export type WrittenDocument = keyof typeof WRITERS;

/** The documents that are generated from the code. */
export const WRITTEN = Object.keys(WRITERS) as WrittenDocument[];

/**
 * The expected text of a document; long tables stay unformatted, because Prettier would pad them.
 */
export async function writtenText(root: string, file: WrittenDocument): Promise<string> {
  const text = WRITERS[file](root);
  const filepath = join(root, file);
  const ignorePath = join(root, '.prettierignore');
  const { ignored, inferredParser } = await getFileInfo(filepath, { ignorePath });
  return ignored || !inferredParser
    ? text
    : format(text, { ...(await resolveConfig(filepath)), filepath });
}
