import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { z } from 'astro/zod';
import { siteSchema } from '../../src/lib/site/site.ts';
import { tokenNames } from '../../src/lib/theme/theme.ts';
import { fieldsOf, type JsonSchema } from './json-fields.ts';
import { lackOf, table, valueOf } from './values.ts';

/** The text of a doc comment on one line. */
const words = (comment: string) =>
  comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .replace(/^\s*\*/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const parsed = (file: string, text: string) =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

/** The doc comment directly before a node. */
function commentOf(node: ts.Node, text: string): string | undefined {
  const ranges = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
  const last = ranges.map(({ pos, end }) => text.slice(pos, end)).at(-1);
  return last?.startsWith('/**') ? words(last) : undefined;
}

/** The value that a file assigns to a name. */
function valueIn(source: ts.SourceFile, name: string): ts.Node {
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name: own, initializer } of statement.declarationList.declarations)
      if (own.getText() === name && initializer) return initializer;
  }
  throw new Error(`${source.fileName}: there is no ${name}`);
}

/** The doc comments of an object's fields, nested ones included, by path as in {@link fieldsOf}. */
function fieldComments(file: string, text: string, name: string): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (node: ts.Node, path: string): void => {
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
      const own = node.name.getText().replace(/^'|'$/g, '');
      const at = path === '' ? own : `${path}.${own}`;
      const comment = commentOf(node, text);
      if (comment !== undefined) found.set(at, comment);
      node.forEachChild((child) => visit(child, at));
      return;
    }
    const isList = ts.isCallExpression(node) && /^z\s*\.array$/.test(node.expression.getText());
    node.forEachChild((child) => visit(child, isList ? `${path}[]` : path));
  };
  visit(valueIn(parsed(file, text), name), '');
  return found;
}

/** Parts of the schema with a name of their own, and the fields that they describe. */
const SHARED = [
  ['headerButton', 'headerButton'],
  ['footer', 'footer'],
  ['configWords', 'translations{}'],
] as const;

/** What each field of `site.config.ts` is, by its path: `logo.file`, `social[].url`. */
export function siteComments(root: string): Map<string, string> {
  const text = readFileSync(join(root, 'src/lib/site/site.ts'), 'utf8');
  return new Map([
    ...fieldComments('site.ts', text, 'siteSchema'),
    ...SHARED.flatMap(([name, path]) =>
      [...fieldComments('site.ts', text, name)].map(([field, comment]): [string, string] => [
        `${path}.${field}`,
        comment,
      ]),
    ),
  ]);
}

/** Every field of `site.config.ts`: its path, description, value and default. */
export function siteOptions(root: string): string[][] {
  const comments = siteComments(root);
  const schema = z.toJSONSchema(siteSchema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  // Translated fields have the parts of those whose place they take.
  const fields = fieldsOf(schema).filter(({ path }) => !/^translations\{\}\.\w+[.[]/.test(path));
  return fields.map(({ path, schema: field, isRequired }) => [
    `\`${path}\``,
    field.description ?? comments.get(path) ?? '',
    valueOf(field),
    lackOf(field, isRequired),
  ]);
}

/** Every public token: its name, description and default. */
export function tokenOptions(root: string): string[][] {
  const text = readFileSync(join(root, 'src/lib/theme/theme.ts'), 'utf8');
  const settings = readFileSync(join(root, 'src/styles/_settings.scss'), 'utf8');
  const source = parsed('theme.ts', text);
  const comments = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node)) comments.set(node.text, commentOf(node, text) ?? '');
    node.forEachChild(visit);
  };
  visit(valueIn(source, 'tokenNames'));
  return tokenNames.map((name) => {
    const preset = new RegExp(`^\\$${name}: (.+) !default;$`, 'm').exec(settings)?.[1] ?? '';
    return [`\`${name}\``, comments.get(name) ?? '', `\`${preset}\``];
  });
}

/** Every variable of `.env.example`, with the comments above and beside it. */
export function environmentOptions(root: string): string[][] {
  const rows: string[][] = [];
  let comment: string[] = [];
  let isAbove = false;
  for (const line of readFileSync(join(root, '.env.example'), 'utf8').split('\n')) {
    const name = /^(\w+)=/.exec(line)?.[1];
    if (line.startsWith('#')) {
      comment = [...(isAbove ? comment : []), line.replace(/^# ?/, '')];
      isAbove = true;
    } else isAbove = false;
    if (name !== undefined) rows.push([`\`${name}\``, comment.join(' ')]);
  }
  return rows;
}

/** The text of `docs/options.md` before formatting. */
export const optionsText = (root: string): string => `# Every option of the site

<!-- Written by \`npm run docs\` from \`src/lib/site/site.ts\`, \`src/lib/theme/theme.ts\`, \`src/styles/_settings.scss\` and \`.env.example\`: change those. -->

Where is this option? What the whole site says and does stands here; the words and pictures of its pages
in [fields.md](fields.md), how sections look in [sections.md](sections.md).

## site.config.ts

One file for name, address, contact and switches: [site.config.ts](../site.config.ts). \`logo.file\` is the field \`file\` of \`logo\`,
\`social[].url\` the field \`url\` of each entry of \`social\`. More of them in [first-hour.md](first-hour.md).

${table(['Field', 'What it is', 'What it holds', 'If left out'], siteOptions(root))}

## Colours, type, space, motion

Tokens of a theme, in \`src/demos/<home>/theme.ts\`; a value for every theme at once in
[src/styles/_owner.scss](../src/styles/_owner.scss). More of them in [looks.md](looks.md).

${table(['Token', 'What it is', 'Where a theme says nothing'], tokenOptions(root))}

A theme names besides: \`scheme\`, \`light\` or \`dark\`, for the browser's own controls; \`fonts\`, its families by their variables
in \`fonts.config.ts\`, the headings' first; \`palette\`, colours of its own by their names
(\`{ oak: '#b98d63' }\` is \`var(--palette-oak)\`, see [looks.md](looks.md#colours-of-a-homes-own)); and \`steps\`, sizes of the type scale where it wants them otherwise (\`{ 5: '3rem' }\`).

## Environment

Keys of services, in a file \`.env\` (copy [.env.example](../.env.example)) or in the settings of your host. All are public by
design. More of them in [publishing.md](publishing.md).

${table(['Variable', 'What it is'], environmentOptions(root))}
`;
