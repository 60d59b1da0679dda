import { expect, test } from 'vitest';
import { bodyMistakes } from './markdown-body';

const told = (source: string, hasPlaceholders = false) =>
  bodyMistakes(source, {
    file: 'src/content/posts/x.md',
    faultOf: (address) => (/^(\/contact|https:)/.test(address) ? undefined : 'an address'),
    hasPlaceholders,
  }).map(({ line, message }) => `${String(line)} ${message}`);

test.each([
  [
    'right Markdown',
    '## A\n\n![a][b] and 50% of $5, at 10:30:45, a == b, c==d e==f.\n\n[b]: https://a.example/50%.jpg\n',
  ],
  ['what stands in backticks', 'Write `{{ name }}`, `[[note]]` and `{% tag %}`.\n'],
  ['a picture of the project', '![Moth](../../assets/articles/dark-mode.webp)\n'],
  ['a definition and a heading with an id', '## A {#a}\n\nTerm\n: What it is.\n'],
])('says nothing of %s', (_, source) => {
  expect(told(source)).toEqual([]);
});

test.each([
  ['a shortcode of Hugo', 'A.\n\n{{< figure src="a.png" >}}', /^3 .*found "\{\{< figure/],
  ['a shortcode without blanks', '{{<youtube id>}}', /a shortcode of Hugo/],
  ['a tag of Liquid', 'A {% include b.html %}', /^1 .*a template language such as Liquid/],
  ['Liquid in an address', '[a]({{site.url}}/b)', /an address, which a tag of a template/],
  [
    'a link of Obsidian',
    'A.\nSee [[Other note]].',
    /^2 \[words\].*found "\[\[Other note\]\]", a link as Obsidian/,
  ],
  ['a box of Docusaurus', ':::tip\n\nA.\n\n:::', /a box of Docusaurus/],
  ['a callout', '> [!NOTE]\n> A.', /the kind of a callout/],
  ['attributes of kramdown', '![a](https://a.example/b.png){: .wide}', /kramdown/],
  [
    'a link with blanks',
    '[a](/my file.pdf)',
    /angle brackets.*a link or picture that cannot be read/,
  ],
  ['a reference without its address', '[a][nowhere]', /a reference that is not there/],
  ['a footnote without its text', 'A.[^1]', /a footnote that is not there/],
  ['a tag without quotation marks', 'A <a href=/contact>b</a>', /attributes in quotation marks/],
  ['a style', '<p style="color: red">A</p>', /^1 no inline style.*found <p style="color: red">/],
  ['a handler', 'A <b\nonclick="x()">b</b>', /no handler.*"scripts" in site\.config\.ts.*onclick/],
  ['a script', 'A.\n\n<script>x()</script>', /^3 no script.*"scripts" in site\.config\.ts/],
  ['styles', '<style>p { color: red }</style>', /no styles.*_owner\.scss/],
  ['a first heading', '# A\n\nB.', /^1 headings from the second level on.*"## A"; found "# A"/],
  ['a first heading in HTML', '<h1>A</h1>', /found <h1>/],
  ['a missing picture', '![a](../../assets/none.webp)', /there is no src\/assets\/none\.webp/],
  [
    'a missing picture in HTML',
    '<img src="../../assets/none.webp">',
    /there is no src\/assets\/none/,
  ],
  ['no picture at all', '![a]()', /a picture that exists/],
  ['an address in another encoding', '![a](https://a.example/Gr%F6%DFe.jpg)', /UTF-8/],
  ['a percent sign alone', '![a](../../assets/50%.webp)', /there is no src\/assets\/50%\.webp/],
])('tells %s', (_, source, expected) => {
  expect(told(source).join('\n')).toMatch(expected);
});

test('in a page two brackets are what is still to be filled in', () => {
  expect(told('Register: [[number]].', true)).toEqual([]);
});
