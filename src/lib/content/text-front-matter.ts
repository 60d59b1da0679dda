import { readFileSync } from 'node:fs';
import { fieldsFor, splitText } from '../markdown/markdown-faults.ts';
import { slugOfFile } from '../markdown/markdown-names.ts';
import { textFileNames } from '../routes/routes.ts';
import { textSchema, TEXTS_FOLDER } from './text.schema.ts';
import { readYaml } from './yaml.ts';

/**
 * What stands at the top of each page in Markdown, for what is asked before pages are printed: the
 * configuration, and every footer. One that something is wrong with is left out; its own page tells.
 */
export const textFrontMatter = () =>
  textFileNames().flatMap((file) => {
    const { top = '' } = splitText(readFileSync(`${TEXTS_FOLDER}/${file}`, 'utf8')) ?? {};
    const { data } = textSchema.safeParse(fieldsFor(readYaml(top), textSchema));
    return data ? [{ path: `/${slugOfFile(file)}`, ...data }] : [];
  });
