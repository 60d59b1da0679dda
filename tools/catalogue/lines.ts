import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { blockOf, cutLines, elementWith, isImportFor } from '../../src/lib/content/page-lines.ts';
import type { JsonSchema } from '../astro/schemas/to-json.ts';
import { sampleOf } from './fields.ts';
import { importReader, type SitePage } from './pages.ts';
import type { CatalogueSection, Look } from './sections.ts';
import { parseYaml } from '../../src/lib/content/yaml.ts';

/** Lines of a file that make a section. */
export interface FileLines {
  /** The file that they stand in. */
  readonly file: string;
  readonly language: 'astro' | 'yaml';
  readonly text: string;
}

/** What makes a section where a page shows it. */
export interface Making {
  readonly lines: readonly FileLines[];
  /** The part of the page's content. */
  readonly part?: string;
  /** The component that shows the section, where the page itself does not. */
  readonly by?: string;
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** All texts below a value that are long enough to be found again. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [plain(value)].filter((text) => text.length > 3);
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** How many letters of a part stand in a section's markup. */
const lettersIn = (markup: string, part: unknown) =>
  textsIn(part)
    .filter((text) => markup.includes(text))
    .reduce((sum, text) => sum + text.length, 0);

/** The parts that elements of this name spread on a page, in their order. */
function spreadOn(markup: string, component: string): string[] {
  const elements = markup.matchAll(
    new RegExp(`<${component}\\b[^]*?\\{\\.\\.\\.(?:content\\.)?(\\w+)`, 'g'),
  );
  return [...elements].map(([, part = '']) => part);
}

/**
 * Which part of a page's content a section shows: the one whose words stand in it.
 *
 * @param own parts that the page gives to elements of this name; of several the place decides where no
 * words do
 */
function partOf(
  content: Readonly<Record<string, unknown>>,
  html: string,
  own: readonly string[],
  at: number,
): string | undefined {
  const markup = plain(html.replace(/&\w+;|&#\w+;/g, ' '));
  const ranked = (names: readonly string[]) =>
    names
      .map((name) => ({ name, letters: lettersIn(markup, content[name]) }))
      .filter(({ letters }) => letters > 0)
      .sort((a, b) => b.letters - a.letters)[0]?.name;
  const present = own.filter((name) => name in content);
  return ranked(present) ?? present[at] ?? ranked(Object.keys(content));
}

/** A home's page: its element, with what that names. */
function homeLines(page: string, part: string): string | undefined {
  const [, script = '', markup = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(page) ?? [];
  const element =
    elementWith(markup, `{...content.${part}}`) ?? elementWith(markup, `{...${part}}`);
  if (element === undefined) return undefined;
  const used = [...script.matchAll(/^const (\{[^}]*\}|\w+) = [^]*?;$/gm)]
    .filter(([, names = '']) =>
      (names.match(/\w+/g) ?? []).some((name) => new RegExp(`[{(.]${name}\\b`).test(element)),
    )
    .map(([statement]) => statement);
  const code = [...used, element].join('\n');
  const imports = script.split('\n').filter((line) => isImportFor(line, code));
  return ['---', ...imports, ...(used.length > 0 ? ['', ...used] : []), '---', '', element].join(
    '\n',
  );
}

/** What makes a section of a page, read from the page's own files. */
export function makingOf(
  root: string,
  section: CatalogueSection,
  page: SitePage,
  instance: { readonly html: string; readonly at: number },
): Making {
  const text = readFileSync(join(root, page.file), 'utf8');
  const own = spreadOn(text, section.name);
  const content = page.content ? readFileSync(join(root, page.content), 'utf8') : '';
  const parts = (parseYaml(page.content ?? page.file, content) ?? {}) as Record<string, unknown>;
  delete parts['title'];
  delete parts['description'];
  const part = partOf(parts, instance.html, own, instance.at);
  const importsOf = importReader(root);
  const by = importsOf(page.file).includes(section.file)
    ? undefined
    : [...importsOf(page.file), ...importsOf(page.file).flatMap(importsOf)].find(
        (file) => file !== section.file && importsOf(file).includes(section.file),
      );
  // What has no content of its own has no part of the page’s.
  const isFilled = section.schemas.length > 0 || own.length > 0;
  if (!isFilled || part === undefined || page.content === undefined)
    return { lines: [], ...(by && { by }) };
  const cut = text.includes('readPage(')
    ? cutLines(text, content, part)?.page
    : homeLines(text, part);
  return {
    part,
    ...(by && { by }),
    lines: [
      ...(cut ? [{ file: page.file, language: 'astro', text: cut } as const] : []),
      { file: page.content, language: 'yaml', text: blockOf(content, part) },
    ],
  };
}

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A stylesheet may be called as a part of the content is: it is used where one of its classes is. */
function isSheetFor(line: string, code: string): boolean {
  const name = /^import (\w+) from '.*\.module\.css';$/.exec(line)?.[1];
  return name === undefined || new RegExp(`(?<![.\\w])${name}\\.`).test(code);
}

/**
 * The same lines with another look, or with none.
 *
 * @param look nothing where the section is to stand bare
 */
export function withOtherLook(making: Making, look: Look | undefined): Making {
  return {
    ...making,
    lines: making.lines.map((one) => (one.language === 'astro' ? dress(one) : one)),
  };

  function dress(lines: FileLines): FileLines {
    const [, script = '', markup = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(lines.text) ?? [];
    const bare = markup.replace(/\s+className=\{(?:[^{}]|\{[^{}]*\})*\}/g, '');
    const name = look && camel(look.name);
    const element = name
      ? bare.replace(/<(\w+)([^]*?)(\s*\/?>)/, `<$1$2 className={${name}.look}$3`)
      : bare;
    const rest = script.split('\n').filter((line) => !line.startsWith('import '));
    const code = [...rest, bare].join('\n');
    const imports = script
      .split('\n')
      .filter((line) => isImportFor(line, code) && isSheetFor(line, code));
    if (look) imports.push(`import ${name} from '${look.file.replace(/^src\//, '~/')}';`);
    return { ...lines, text: ['---', ...imports, ...rest, '---', element].join('\n') };
  }
}

/** Lines to begin with, for a section that no page shows yet. */
export function firstLines(
  section: CatalogueSection,
  schema: { readonly name: string; readonly json: JsonSchema } | undefined,
  names: JsonSchema,
): FileLines[] {
  const { name, file } = section;
  const part = name.charAt(0).toLowerCase() + name.slice(1);
  const from = schema && section.schemas[0]?.replace(/^src\//, '~/').replace(/\.ts$/, '');
  const page = [
    '---',
    "import { readPage } from '~/lib/content/read-page';",
    `import { ${name} } from '${file.replace(/^src\//, '~/').replace(/\.tsx$/, '')}';`,
    ...(schema && from ? [`import { ${schema.name} } from '${from}';`] : []),
    '',
    "const content = await readPage('about', {",
    ...(schema ? [`  ${part}: ${schema.name},`] : []),
    '});',
    '---',
    '',
    schema ? `<${name} {...content.${part}} />` : `<${name} />`,
  ].join('\n');
  return [
    { file: 'src/pages/about.astro', language: 'astro', text: page } as const,
    ...(schema
      ? [
          {
            file: 'src/content/pages/about.yaml',
            language: 'yaml',
            text: stringify({ [part]: sampleOf(schema.json, names) }).trimEnd(),
          } as const,
        ]
      : []),
  ];
}
