import { readFileSync } from 'node:fs';
import { fieldsFor, splitText } from '../markdown/markdown-faults.ts';
import { slugOfFile } from '../markdown/markdown-names.ts';
import { textSources } from '../routes/routes.ts';
import { textSchema } from './text.schema.ts';
import { readYaml } from './yaml.ts';

/**
 * The front matter of every Markdown page, for code that runs before pages are printed: the
 * configuration and every footer. Invalid ones are left out, because their own page reports them.
 */
export const textFrontMatter = () =>
  textSources().flatMap((file) => {
    const { top = '' } = splitText(readFileSync(file, 'utf8')) ?? {};
    const { data } = textSchema.safeParse(fieldsFor(readYaml(top), textSchema));
    return data ? [{ path: `/${slugOfFile(file)}`, ...data }] : [];
  });
