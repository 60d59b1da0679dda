import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { fieldsOf, sampleOf } from './fields';
import { framePage, instancesIn } from './frame-page';
import { withOtherLook } from './lines';
import { markSection } from './mark-sections';

const PAGE = `<!doctype html><html lang="en"><head><title>A</title></head><body><main>
<section-frame data-section="team"><section class="section_section team-rows_look"><p>One</p></section></section-frame>
<section-frame data-section="news"><section class="news_section">
<section-frame data-section="team"><section>Two</section></section-frame></section></section-frame>
<section-frame data-section="map" data-fault="No &lt;map&gt;"></section-frame>
<script>sessionStorage.theme='x'</script><script>start()</script>
</main></body></html>`;

const SHOWN = { section: 'team', at: 0, without: [], still: false };

test('finds the sections of a page, with their classes and what they threw', () => {
  const [one, two] = instancesIn(PAGE, 'team');
  expect(one?.classes).toEqual(['section_section', 'team-rows_look']);
  expect(two?.html).toBe('<section>Two</section>');
  expect(instancesIn(PAGE, 'news')[0]?.html).toContain('Two');
  expect(instancesIn(PAGE, 'map')[0]?.fault).toBe('No <map>');
  expect(instancesIn(PAGE, 'faq')).toEqual([]);
});

test('shows one section, takes looks off and puts another on', () => {
  const look = { className: 'team-trio_look', href: '/trio.css' };
  const html = framePage(PAGE, { ...SHOWN, without: ['team-rows'], look, theme: '/x.css' });
  expect(html.match(/ data-shown=""/g)).toHaveLength(1);
  expect(html).toContain('class="team-trio_look section_section"');
  expect(html).toContain('<link rel="stylesheet" href="/x.css">');
  expect(html).not.toContain('sessionStorage');
  expect(html).toContain('start()');
  expect(framePage(PAGE, { ...SHOWN, still: true })).not.toContain('start()');
});

test('wraps the component that a file is named after, on the same lines', () => {
  const code = "import a from 'a';\n\nexport function Team() {}\nexport function Other() {}\n";
  const marked = markSection(code, 'team', 'Team', '/framed.ts') ?? '';
  expect(marked.split('\n')[2]).toBe('function Team() {}');
  expect(marked).toContain('export { FramedTeam as Team };');
  expect(marked).toContain('export function Other');
  expect(markSection(code, 'team', 'Teams', '/framed.ts')).toBeUndefined();
});

test('gives a section’s lines another look, or none', () => {
  const text = `---
import { Team } from '~/sections/team/Team';
import team from '~/sections/team/looks/rows.module.css';

const content = await readPage('about', {
  team: teamSchema,
});
---

<Team {...content.team} className={team.look} />`;
  const making = { lines: [{ file: 'src/pages/about.astro', language: 'astro', text } as const] };
  const bare = withOtherLook(making, undefined).lines[0]?.text;
  expect(bare).not.toMatch(/rows|className/);
  expect(bare).toContain('<Team {...content.team} />');
  const file = 'src/sections/team/looks/over-all.module.css';
  const other = withOtherLook(making, { file, name: 'over-all', text: '', place: '' });
  expect(other.lines[0]?.text).toContain("import overAll from '~/sections/team/looks/over-all");
  expect(other.lines[0]?.text).toContain('<Team {...content.team} className={overAll.look} />');
});

test('tells fields with what they hold, and writes content to begin with', () => {
  const json = {
    type: 'object',
    required: ['heading', 'items'],
    properties: {
      heading: { type: 'string', description: 'The heading.' },
      tone: { enum: ['plain', 'accent'], default: 'plain' },
      items: {
        type: 'array',
        minItems: 2,
        items: {
          type: 'object',
          required: ['picture'],
          properties: { picture: { $ref: 'names.json#/definitions/pictures' } },
        },
      },
    },
  } as const;
  const schema = structuredClone(json) as unknown as Parameters<typeof fieldsOf>[0];
  const fields = fieldsOf(schema);
  expect(fields.map(({ name }) => name)).toEqual(['heading', 'tone', 'items', 'items[].picture']);
  expect(fields[1]).toMatchObject({
    required: false,
    initial: '"plain"',
    choices: ['plain', 'accent'],
  });
  expect(fields[2]).toMatchObject({ required: true, type: 'list of group' });
  const names = { definitions: { pictures: { enum: ['a.webp'] } } };
  const sample = sampleOf(schema, names);
  expect(parse(stringify(sample))).toEqual({
    heading: 'A text of yours',
    items: [{ picture: 'a.webp' }, { picture: 'a.webp' }],
  });
});
