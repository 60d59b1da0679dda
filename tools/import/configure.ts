import { Failure } from '../lib/bootstrap/failure.mjs';
import { isNode, parseCode, type Node } from '../lib/syntax.ts';

/** The file that redirects are written into. */
export const CONFIG = 'site.config.ts';

const FIELD = 'redirects';

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/**
 * Adds redirects to the text of `site.config.ts`; everything else stays as its owner wrote it.
 *
 * @throws {Failure} where the file is not written as the template's is
 */
export function withRedirects(text: string, redirects: ReadonlyMap<string, string>): string {
  if (redirects.size === 0) return text;
  const fields = fieldsOf(parseCode(CONFIG, text));
  const lines = [...redirects]
    .map(([from, to]) => `    ${quoted(from)}: ${quoted(to)},\n`)
    .join('');
  const known = properties(fields).find((one) => nameOf(one['key']) === FIELD)?.['value'];
  if (known === undefined)
    return insert(
      text,
      fields,
      `\n  // Old addresses, and where they lead now.\n  ${FIELD}: {\n${lines}  },\n`,
    );
  if (!isNode(known) || known.type !== 'ObjectExpression') throw unreadable();
  return insert(text, known, lines, '  ');
}

const unreadable = () =>
  new Failure(
    `${CONFIG}: the import adds to its field "${FIELD}", and finds no list of fields within defineSite({ … }) or within ${FIELD}: { … }.`,
  );

const properties = (object: Node): Node[] => (object['properties'] as unknown[]).filter(isNode);

function nameOf(key: unknown): string | undefined {
  if (!isNode(key)) return undefined;
  const name = key.type === 'Identifier' ? key['name'] : key['value'];
  return typeof name === 'string' ? name : undefined;
}

/** The object that the default export is made of. */
function fieldsOf(program: Node): Node {
  const body = program['body'] as unknown[];
  const main = body.filter(isNode).find(({ type }) => type === 'ExportDefaultDeclaration')?.[
    'declaration'
  ];
  const [fields] =
    isNode(main) && main.type === 'CallExpression' ? (main['arguments'] as unknown[]) : [];
  if (!isNode(fields) || fields.type !== 'ObjectExpression') throw unreadable();
  return fields;
}

/** Puts lines at the end of an object, behind a comma. */
function insert(text: string, object: Node, lines: string, indent = ''): string {
  const last = properties(object).at(-1);
  const at = last?.end ?? object.start + 1;
  const rest = text.slice(at, object.end - 1);
  const comma = last && !rest.trimStart().startsWith(',') ? ',' : '';
  return `${text.slice(0, at)}${comma}${rest.trimEnd()}\n${lines}${indent}${text.slice(object.end - 1)}`;
}
