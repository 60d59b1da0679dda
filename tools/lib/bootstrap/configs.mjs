// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';

/** What an owner writes as code. */
const CONFIGS = ['site.config.ts', 'fonts.config.ts'];

/**
 * What keeps a file of configuration from being read at all: a comma that is missing, a bracket that is not
 * closed. What stands in its fields is checked by whoever reads them.
 *
 * @param {string} file
 * @param {string} text
 * @returns {string | undefined} file, mistake and line; nothing where it can be read
 */
export function configFault(file, text) {
  try {
    stripTypeScriptTypes(text);
    return undefined;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    // The reader tells the line at the head of its stack alone.
    const line = Number(/^\S*:(\d+)\n/.exec(error.stack ?? '')?.[1]);
    const place = line > 0 ? `\n  → line ${line}: ${said(text, line)}` : '';
    return `${file}\n✖ a comma, a quotation mark or a bracket is missing here or in the line before: ${error.message}${place}`;
  }
}

/**
 * @param {string} text
 * @param {number} line
 */
const said = (text, line) => text.split('\n')[line - 1]?.trim() ?? '';

/**
 * What is wrong with the configuration of a project, a text each.
 *
 * @param {string} root
 */
export function configFaults(root) {
  return CONFIGS.filter((file) => existsSync(join(root, file))).flatMap(
    (file) => configFault(file, readFileSync(join(root, file), 'utf8')) ?? [],
  );
}
