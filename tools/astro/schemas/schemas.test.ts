import { Ajv } from 'ajv';
import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { getLanguageService } from 'yaml-language-server';
import { isTemplate } from '../../../src/lib/is-template.ts';
import { readJsonSchema } from '../../docs/json-fields.ts';
import { ROOT } from '../../lib/paths.ts';
import { SCHEMAS } from './files.ts';

/** The language server of an editor's YAML extension, called as the editor calls it. */
const server = getLanguageService({
  schemaRequestService: (uri) => Promise.resolve(readFileSync(fileURLToPath(uri), 'utf8')),
  workspaceContext: {
    resolveRelativePath: (path, resource) =>
      pathToFileURL(join(posix.dirname(fileURLToPath(resource)), path)).href,
  },
});

const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const FILES = globSync(['src/content/**/*.yaml', 'src/demos/*/*.yaml'], { cwd: ROOT }).map((file) =>
  file.replaceAll('\\', '/'),
);

const BASE = 'https://schemas.example/';

/** Fails on warnings that an editor would ignore. */
const complain = (...words: unknown[]): never => {
  throw new Error(words.join(' '));
};

const ajv = new Ajv({
  strict: false,
  // Name lists stay references, instead of being copied to every place that points to them.
  inlineRefs: false,
  formats: { date: true, email: true, uri: true },
  logger: { log: complain, warn: complain, error: complain },
});
for (const file of globSync('**/*.json', { cwd: join(ROOT, SCHEMAS) }))
  ajv.addSchema({ ...readJsonSchema(join(ROOT, SCHEMAS, file)) }, BASE + file);

const ABOUT = 'src/content/pages/about.yaml';

let version = 0;

/** A new version each time: the server caches its results for a version that it knows. */
const open = (file: string, text = textOf(file)) =>
  TextDocument.create(pathToFileURL(join(ROOT, file)).href, 'yaml', (version += 1), text);

/** The position after a unique piece of the text. */
const behind = (text: string, piece: string) =>
  open(ABOUT, text).positionAt(text.indexOf(piece) + piece.length);

const complaints = async (file: string, text?: string) =>
  (await server.doValidation(open(file, text), false)).map(({ message }) => message);

beforeAll(() => {
  server.configure({ validate: true, completion: true, hover: true });
});

// An owner's content may be ahead of its schemas, which the next build updates.
describe.skipIf(!isTemplate)('an editor, while a content file is written', () => {
  it.each(FILES)('knows what %s may hold', (file) => {
    const [, schema = ''] = /^# yaml-language-server: \$schema=(\S+)\n/.exec(textOf(file)) ?? [];
    const validate = ajv.getSchema(schema.replace(/^(\.\.\/)+schemas\//, BASE));
    if (!validate) throw new Error(`${file} names no schema that is there: ${schema}`);
    void validate(parse(textOf(file)));
    expect(ajv.errorsText(validate.errors)).toBe('No errors');
  });

  it('marks a field that does not exist, and a picture that is not there', async () => {
    const text = textOf(ABOUT)
      .replace('\nstory:\n', '\nstory:\n  colour: red\n')
      .replace(/file: .*/, 'file: works/nowhere.webp');
    const found = await complaints(ABOUT, text);
    expect(found).toContainEqual(expect.stringContaining('colour'));
    expect(found).toContainEqual(expect.stringContaining('works/'));
    expect(found).toHaveLength(2);
  });

  it('offers fields, pictures, icons, pages and entries by their names', async () => {
    const offered = async (file: string, text: string, piece: string) => {
      const { items } = await server.doComplete(open(file, text), behind(text, piece), false);
      return items.map(({ label }) => label);
    };
    const about = textOf(ABOUT);
    const picture = about.replace(/file: .*/, 'file: ');
    expect(await offered(ABOUT, picture, 'file: ')).toContain('works/lull-app.webp');
    const field = about.replace('\nstory:\n', '\nstory:\n  \n');
    expect(await offered(ABOUT, field, '\nstory:\n  ')).toContain('label');
    const member = about.replace(/(\nteam:[\s\S]*?members: )\[.*?\]/, '$1[]');
    expect(await offered(ABOUT, member, 'members: [')).toContain('amara-okafor');
    const services = textOf('src/content/services.yaml').replace(/icon: .*/, 'icon: ');
    expect(await offered('src/content/services.yaml', services, 'icon: ')).toContain('rocket');
    const menu = `${textOf('src/content/menu.yaml')}- label: Shop\n  path: `;
    expect(await offered('src/content/menu.yaml', menu, 'Shop\n  path: ')).toContain('/about');
  });

  it('explains the field under the pointer', async () => {
    const text = textOf(ABOUT);
    const hover = await server.doHover(open(ABOUT), behind(text, '\nstory:\n  head'));
    expect(JSON.stringify(hover)).toContain('heading');
  });
});
