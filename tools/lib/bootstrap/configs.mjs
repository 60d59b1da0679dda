// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';

/** Configuration that owners write as code. */
const CONFIGS = ['site.config.ts', 'fonts.config.ts'];

/**
 * Finds syntax errors in a configuration file, such as a missing comma or an unclosed bracket. The
 * values are validated where they are used.
 *
 * @param {string} file
 * @param {string} text
 * @returns {string | undefined} file, mistake and line; undefined if the file parses
 */
export function configFault(file, text) {
  try {
    stripTypeScriptTypes(text);
    return undefined;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    // The parser reports the line only at the top of its stack.
    const line = Number(/^\S*:(\d+)\n/.exec(error.stack ?? '')?.[1]);
    const place = line > 0 ? `\n  → line ${line}: ${lineOf(text, line)}` : '';
    return `${file}\n✖ a comma, a quotation mark or a bracket is missing here or in the line before: ${error.message}${place}`;
  }
}

/**
 * @param {string} text
 * @param {number} line
 */
const lineOf = (text, line) => text.split('\n')[line - 1]?.trim() ?? '';

/**
 * Syntax errors in a project's configuration, one message each.
 *
 * @param {string} root
 */
export function configFaults(root) {
  return CONFIGS.filter((file) => existsSync(join(root, file))).flatMap(
    (file) => configFault(file, readFileSync(join(root, file), 'utf8')) ?? [],
  );
}
