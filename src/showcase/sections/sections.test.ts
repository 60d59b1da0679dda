import { expect, test } from 'vitest';
import { ROOT } from '../../../tools/lib/paths.ts';
import { commonKinds, isChosen, readCatalogue, SHARED } from './catalogue.ts';
import { fieldsAt, fieldsOf } from './fields.ts';
import { placementsOn, sitePages } from './outline.ts';
import { isolateSection } from './printed.ts';
import { contentPaths, nodesAt, nodesOf, parseAstro } from './syntax.ts';

const entries = readCatalogue(ROOT);
const find = (home: string, slug: string) =>
  entries.find((entry) => entry.home === home && entry.slug === slug);

test('knows shared sections and those of the homes, with what they are for', () => {
  expect(find(SHARED, 'services')?.slots).toContain('item');
  expect(find('paralax', 'dig')).toMatchObject({ name: 'Dig', kinds: ['services'] });
  expect(find('paralax', 'footer')?.placements.map(({ at }) => at)).toEqual(['footer']);
  expect(commonKinds(entries).map(({ kind }) => kind)).toContain('services');
  const chosen = entries.filter((entry) =>
    isChosen(entry, { home: 'paralax', kind: 'services', search: 'LAYERS' }),
  );
  expect(chosen.map(({ name }) => name)).toEqual(['Dig']);
});

test('every section of a home says what it is', () => {
  expect(entries.filter(({ description }) => description === '').map(({ file }) => file)).toEqual(
    [],
  );
});

test('follows a layout, a box around sections and what a page takes apart', () => {
  const on = (route: string) =>
    sitePages(ROOT).flatMap((page) => (page.route === route ? placementsOn(ROOT, page) : []));
  expect(
    on('/about')
      .map(({ component }) => component)
      .slice(0, 2),
  ).toEqual(['TitleBanner', 'TextPicture']);
  expect(on('/studio-agency').map(({ component }) => component)).toContain('DopeSheet');
  const scene = on('/personal-portfolio').find(({ component }) => component === 'AboutScene');
  expect(scene?.part).toEqual(['about']);
  expect(scene?.element).toMatch(/^<AboutScene \{\.\.\.scene\}>\n {2}</);
});

test('finds the way to what a page spreads', () => {
  const ast = parseAstro(
    '---\nconst { a: b, ...rest } = content;\n---\n<A {...b.c} {...rest.d} {...other} />',
  );
  const pathOf = contentPaths(ast);
  const spread = nodesOf(ast, 'JSXSpreadAttribute').map((one) =>
    pathOf(nodesAt(one, 'argument')[0]),
  );
  expect(spread).toEqual([['a', 'c'], ['d'], undefined]);
});

const PAGE = `<!doctype html><html lang="en"><head><title>A</title></head><body><header>H</header>
<main data-parts=""><script>start()</script><section>One</section><div data-parts=""><section>Two</section>
<section>Three</section></div><a href="#top">Top</a></main><footer>F</footer></body></html>`;

test('shows one section of a printed page and hides the others', () => {
  const html = isolateSection(PAGE, 1, false);
  expect(html).toContain('body > :nth-child(2) > :nth-child(3) > :not(:nth-child(1),');
  expect(html).toContain('start()');
  expect(isolateSection(PAGE, 'footer', false)).toContain('body > :not(:nth-child(3),');
  expect(isolateSection(PAGE, 9, false)).toBeUndefined();
});

test('a still section brings no scripts along, and nothing of the others', () => {
  const html = isolateSection(PAGE, 1, true);
  expect(html).toContain('body > :nth-child(2) > :nth-child(2) > :not(:nth-child(1),');
  expect(html).toContain('<section>Two</section>');
  expect(html).not.toMatch(/start|One|Three/);
});

test('tells fields with what they hold', () => {
  const fields = fieldsOf({
    type: 'object',
    required: ['heading', 'items'],
    properties: {
      heading: { type: 'string', description: 'The heading.' },
      tone: { enum: ['plain', 'accent'], default: 'plain' },
      items: {
        type: 'array',
        items: {
          type: 'object',
          required: ['picture'],
          properties: { picture: { $ref: 'names.json#/definitions/pictures' } },
        },
      },
    },
  });
  expect(fields.map(({ name }) => name)).toEqual(['heading', 'tone', 'items', 'items[].picture']);
  expect(fields[1]).toMatchObject({
    required: false,
    initial: '"plain"',
    choices: ['plain', 'accent'],
  });
  expect(fields[2]).toMatchObject({ required: true, type: 'list of group' });
});

test('reads the fields of a home’s section from the schema of its page', () => {
  const [placement] = find('paralax', 'dig')?.placements ?? [];
  const names = placement ? fieldsAt(ROOT, placement).map(({ name }) => name) : [];
  expect(names).toEqual(expect.arrayContaining(['heading', 'mile', 'services']));
});
