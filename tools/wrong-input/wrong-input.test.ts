import { rmSync } from 'node:fs';
import { z } from 'astro/zod';
import { afterAll, describe, expect, test } from 'vitest';
import { isTemplate } from '../../src/lib/is-template';
import { pageFaults } from '../astro/finish/check-links';
import { envMistakes } from '../astro/content/check-env';
import { doubledPages, homeMistakes } from '../astro/pages/routes';
import { parsePage, readElements } from '../lib/html';
import { entriesOf } from '~/lib/content/collection';
import {
  categoryFaults,
  heldBack,
  POSTS_FOLDER,
  postFault,
  postFaults,
} from '~/lib/posts/post.schema';
import { readMailConfig } from '~/lib/mail/config';
import { readMapConfig } from '~/lib/map/config';
import { menuSchema } from '~/lib/routes/menu';
import { checkContent, parseContent, readPage } from '~/lib/content/read-page';
import { faultOfDrawing } from '~/lib/pictures/drawing';
import { icon } from '~/lib/icons/icon';
import { link } from '~/lib/routes/link';
import { picture } from '~/lib/pictures/picture';
import { paragraphs, prose } from '~/lib/markdown/prose';
import { formatErrors, type Mistake } from '~/lib/content/mistakes';
import { countersSchema } from '~/sections/counters/counters.schema';
import { pricingSchema } from '~/sections/pricing/pricing.schema';
import {
  code,
  config,
  drawn,
  fonts,
  folder,
  iconOf,
  iconSized,
  journal,
  page,
  pictureFile,
  sass,
  text,
  theme,
  thrown,
  type Said,
} from './input';

/**
 * The input, its error message, and what the message must contain: the place, what was found, the
 * right name.
 */
type Row = readonly [what: string, said: () => Said | Promise<Said>, ...expected: RegExp[]];

const words = { heading: z.string().min(1), text: z.string().optional() };
const hero = { hero: z.strictObject({ ...words, variant: z.enum(['frieze', 'wide']).optional() }) };
const of = (yaml: string) => page(hero, `hero:\n${yaml.replace(/^/gm, '  ')}\n`);
const shown = { picture: picture({ widths: [480], sizes: '100vw' }) };
const address = (value: string) => page({ href: link() }, `href: '${value}'\n`);
const counter = (value: string) =>
  page(
    { counters: countersSchema },
    `counters:\n  heading: A\n  counters:\n    - { value: ${value}, title: T }\n`,
  );
const price = (amount: string, currency: string) =>
  page(
    { pricing: pricingSchema },
    `pricing:\n  heading: A\n  plans:\n    - title: T\n      subtitle: S\n      price: { amount: ${amount}, currency: ${currency}, per: month }\n      features: [a]\n      button: { label: L, href: /contact }\n`,
  );
const menuOf = (yaml: string) =>
  thrown(() =>
    checkContent('src/content/menu.yaml', parseContent('src/content/menu.yaml', yaml), menuSchema),
  );
const mistakes = (file: string, found: Mistake[]) =>
  found.length > 0 ? formatErrors({ file }, found) : undefined;
const env = (text: string) => mistakes('.env', envMistakes(text));
const home = (name: string) => mistakes('site.config.ts', homeMistakes(name, 'src/pages'));
const mail = (values: Record<string, string>) => thrown(() => readMailConfig(values));
const html = (text: string) =>
  pageFaults('/', {
    pages: new Map([
      ['/', readElements(parsePage(text))],
      ['/about', readElements(parsePage('<p id="team">'))],
    ]),
    folders: new Set(),
    base: '/',
    origin: 'https://site.example',
    redirects: new Set(),
    hasFile: (path) => path === '/menu.pdf',
  }).join('\n') || undefined;
const account = {
  PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
  PUBLIC_EMAILJS_SERVICE_ID: 'service',
  PUBLIC_EMAILJS_TEMPLATE_ID: 'template',
};
const contact = { emails: ['a@b.example'], phones: ['+351 21 555 0142'], location: 'Lisbon' };
const LONG_WORD = 'Grundstücksverkehrsgenehmigung';
const X = /^src\/content\/pages\/x\.yaml\n/;
const POST = /^src\/content\/posts\/x\.md\n/;
const TEXT = /^src\/content\/pages\/terms-of-sale\.md\n/;
const SITE = /^site\.config\.ts\n/;
const THEME = /^src\/demos\/x\/theme\.ts\n/;

const rows: Row[] = [
  // Words and fields of a page's content.
  [
    'a missing picture',
    () => page(shown, 'picture: { file: interiors/facaade.webp, alt: A }'),
    X,
    /there is no src\/assets\/interiors\/facaade\.webp; did you mean "interiors\/facade\.webp"/,
    /at picture\.file, line 1/,
  ],
  [
    'a misspelt field',
    () => of('heading: A\nvarient: wide'),
    X,
    /"varient"; did you mean "variant"/,
    /at hero, line 3/,
  ],
  [
    'a list for a text',
    () => of('heading: [4]'),
    X,
    /expected string, received array/,
    /hero\.heading, line 2/,
  ],
  [
    'an unknown icon',
    () => page({ icon: icon() }, 'icon: device-mobille'),
    X,
    /"device-mobille"; did you mean "device-mobile"/,
    /at icon, line 1/,
  ],
  [
    'a page that is missing',
    () => address('/contakt'),
    X,
    /there is no src\/pages\/contakt\.astro; did you mean "\/contact"/,
    /line 1/,
  ],
  ['a tab', () => page(words, 'heading: A\n\ttext: B'), X, /tab/i, /line 2/],
  [
    'the same key twice',
    () => page(words, 'heading: A\nheading: B'),
    X,
    /each field once; found "heading"/,
    /line 2/,
  ],
  [
    'an empty list',
    () => page({ list: z.array(z.string()).min(1) }, 'list: []'),
    X,
    />=1/,
    /at list, line 1/,
  ],
  ['script as address', () => address('javascript:alert(1)'), X, /an address: \/page/, /line 1/],
  ['data as address', () => address('data:text/html,x'), X, /an address: \/page/],
  ['www without a scheme', () => address('www.studio.example'), X, /an address: \/page/],
  [
    'an address that begins with two slashes',
    () => address('//studio.example'),
    X,
    /an address: \/page/,
  ],
  [
    'an unknown variant',
    () => of('heading: A\nvariant: freize'),
    X,
    /"frieze"\|"wide"; found "freize"; did you mean "frieze"/,
    /line 3/,
  ],
  [
    'an empty heading',
    () => of("heading: ''"),
    X,
    />=1 characters; found ""/,
    /hero\.heading, line 2/,
  ],
  [
    'a heading that is null',
    () => of('heading:'),
    X,
    /received null; found null/,
    /hero\.heading, line 2/,
  ],
  [
    'a section that is missing',
    () => page(hero, 'heros: { heading: A }'),
    X,
    /missing: expected object\n.*at hero/,
    /"heros"; did you mean "hero"/,
  ],
  [
    'a section too many',
    () => page(hero, 'hero: { heading: A }\nfaq: { heading: B }'),
    X,
    /"faq"/,
    /line 2/,
  ],
  [
    'a colon without quotation marks',
    () => of('heading: Services: all'),
    X,
    /quotation marks around a text with ": " in it/,
    /line 2/,
  ],
  [
    'a short description',
    () => page({ description: z.string().min(50) }, 'description: Short.'),
    X,
    />=50 characters; found "Short\."/,
    /line 1/,
  ],
  ['an empty file', () => page(hero, ''), X, /expected object, received null/],
  ['a wrong indentation', () => page(words, 'heading: A\n  text: B'), X, /line [12]/],
  [
    'a name that leaves the folder',
    () => page(shown, 'picture: { file: ../../package.json, alt: A }'),
    X,
    /without \.\./,
    /picture\.file, line 1/,
  ],
  [
    'a name in other letter case',
    () => page(shown, 'picture: { file: interiors/Facade.webp, alt: A }'),
    X,
    /there is no src\/assets\/interiors\/Facade\.webp; did you mean "interiors\/facade\.webp"/,
  ],
  [
    'a picture without alternative text',
    () => page(shown, 'picture: { file: interiors/facade.webp }'),
    X,
    /missing: expected string\n.*picture\.alt/,
  ],
  [
    'an entry that no list has',
    () => page({ team: entriesOf('team', z.looseObject({})) }, 'team: [mei-tanakka]'),
    X,
    /"mei-tanakka" is not there; did you mean "mei-tanaka"\? There are/,
    /at team\[0\], line 1/,
  ],
  [
    'a price as text',
    () => price('cheap', 'USD'),
    X,
    /received string; found "cheap"/,
    /pricing\.plans\[0\]\.price\.amount, line 6/,
  ],
  ['a negative counter', () => counter('-4'), X, />=0; found -4/, /line 4/],
  [
    'no posts',
    () => page({ posts: z.int().min(1) }, 'posts: 0'),
    X,
    />=1; found 0/,
    /at posts, line 1/,
  ],
  [
    'a misspelt focus',
    () => page(shown, 'picture: { file: interiors/facade.webp, alt: A, focus: topp }'),
    X,
    /found "topp"; did you mean "top"/,
  ],
  [
    'a currency that is none',
    () => price('4', 'dollars'),
    X,
    /three letters, such as USD; found "dollars"/,
    /line 6/,
  ],
  [
    'a heading of blanks',
    () => of("heading: '   '"),
    X,
    /nothing but blanks/,
    /hero\.heading, line 2/,
  ],
  [
    'a text that a # cuts off',
    () => of('heading: We are #1 in Lisbon'),
    X,
    /cuts the text off behind "We are"/,
    /line 2/,
  ],
  [
    'a text that a # with a blank cuts off',
    () => of('heading: Number # one'.replace('Number', 'The number')),
    X,
    /quotation marks/,
    /line 2/,
  ],
  [
    'a title of a hundred kilobytes',
    () => of(`heading: ${'long '.repeat(20_000)}`),
    X,
    /at most 200 characters; found 99999/,
    /line 2/,
  ],
  [
    'a counter too long for its place',
    () => counter('99999999999999'),
    X,
    /<=999999999|up to 999999999/,
    /counters\.counters\[0\]\.value, line 4/,
  ],
  [
    'the same id twice',
    () => page({ a: z.any(), b: z.any() }, 'a: { id: team }\nb: { id: team }'),
    X,
    /"team" is a\.id already/,
    /at b\.id, line 2/,
  ],
  [
    'an id with blanks',
    () => page({ a: z.any() }, 'a: { id: our team }'),
    X,
    /an address can end in.*found "our team"/,
    /at a\.id, line 1/,
  ],
  [
    'the same slide title twice',
    () => page({ slides: z.any() }, 'slides:\n  - title: A\n  - title: A'),
    X,
    /"A" is slides\[0\] already/,
    /slides\[1\]\.title, line 3/,
  ],

  // Addresses.
  [
    'https:// alone',
    () => address('https://'),
    X,
    /a full address: https:\/\/studio\.example; found "https:\/\/"/,
  ],
  ['mailto: alone', () => address('mailto:'), X, /an e-mail address: mailto:/],
  [
    'an anchor to nothing',
    () => html('<a href="#teem">x</a><p id="team">'),
    /no id "teem"; did you mean "team"/,
  ],
  [
    'an anchor to nothing on another page',
    () => html('<a href="/about#teem">x</a>'),
    /\/about has no id "teem"; did you mean "team"/,
  ],
  [
    'a dead link in what was built',
    () => html('<a href="/abuot">x</a>'),
    /no such page or file; did you mean "\/about"/,
  ],
  [
    'an id twice in what was built',
    () => html('<p id="a"><p id="a">'),
    /id="a" stands there more than once/,
  ],
  ['a missing file of public', () => address('/menue.pdf'), X, /there is no public\/menue\.pdf/],

  // Pictures.
  [
    'a picture of no bytes',
    () => pictureFile('a.jpg', Buffer.alloc(0)),
    /a\.jpg is empty, 0 bytes/,
  ],
  [
    'half a picture',
    async () => pictureFile('b.jpg', (await drawn(400, 300).jpeg().toBuffer()).subarray(0, 700)),
    /b\.jpg is damaged/,
  ],
  [
    'a text that is called .jpg',
    () => pictureFile('c.jpg', Buffer.from('hello')),
    /c\.jpg is damaged or no picture/,
  ],
  [
    'a picture of ten pixels',
    () => pictureFile('d.png', drawn(10, 10).png().toBuffer()),
    /d\.png has 10 × 10 pixels; 2400 on the long side/,
  ],
  [
    'an SVG as picture',
    () => pictureFile('e.svg', Buffer.from('<svg/>')),
    /JPEG, PNG, WebP, AVIF or GIF: .*e\.svg is of another kind; logos/,
  ],
  [
    'a question mark in a picture’s name',
    () => pictureFile('what?.jpg', drawn().jpeg().toBuffer()),
    /a picture without \? and # in its name: rename .*what\?\.jpg/,
  ],
  [
    'a logo with script',
    () => faultOfDrawing('<svg><script>alert(1)</script></svg>'),
    /it has a <script>/,
  ],
  [
    'a logo with an on… attribute',
    () => faultOfDrawing('<svg onload="x()"></svg>'),
    /on… attribute/,
  ],
  [
    'a logo that is not closed',
    () => faultOfDrawing('<svg id="a"><path d="M0 0"/>'),
    /<svg> is not closed/,
  ],

  // Posts.
  [
    'a day that no calendar has',
    () => journal({ date: '2026-13-45' }),
    POST,
    /such as 2026-11-12; found "2026-13-45"/,
    /at date, line 4/,
  ],
  [
    'a year as day',
    () => journal({ date: '2026' }),
    POST,
    /such as 2026-11-12; found 2026/,
    /at date, line 4/,
  ],
  [
    'a day with slashes',
    () => journal({ date: '03/04/2026' }),
    POST,
    /such as 2026-11-12; found "03\/04\/2026"/,
  ],
  [
    'a German day',
    () => journal({ date: '12.11.2026' }),
    POST,
    /such as 2026-11-12; found "12\.11\.2026"/,
  ],
  [
    'a day to come',
    () => heldBack({ draft: false, date: new Date('2099-01-01') }),
    /dated 2099-01-01, which is to come/,
  ],
  ['a draft', () => heldBack({ draft: true, date: new Date('2020-01-01') }), /a draft/],
  [
    'a misspelt category',
    () =>
      categoryFaults(
        ['Design', 'Design', 'Desing'].map((category) => ({ file: 'x.md', category })),
      )[0],
    /^x\.md/,
    /found "Desing"; did you mean "Design"/,
  ],
  [
    'no author',
    () => journal({ author: '' }),
    POST,
    /missing|expected string or object/,
    /at author/,
  ],
  [
    'a cover that is missing',
    () => journal({ cover: '{ file: articles/none.webp, alt: A }' }),
    POST,
    /there is no src\/assets\/articles\/none\.webp/,
    /cover\.file, line 6/,
  ],
  ['an unknown field', () => journal({ exerpt: 'x' }), POST, /"exerpt"/, /line 8/],
  ['an address of its own', () => journal({ path: '/contact' }), POST, /"path"/, /line 8/],
  [
    'front matter that is not closed',
    () => postFault('src/content/posts/x.md', '---\ntitle: A\n\nWords.\n', () => undefined),
    POST,
    /not closed/,
  ],
  [
    'a picture that is missing in the text',
    () => journal({}, 'A.\n\n![x](../../assets/none.jpg)\n'),
    POST,
    /there is no src\/assets\/none\.jpg; found "..\/..\/assets\/none\.jpg"/,
    /line 12/,
  ],
  [
    'a dead link in the text',
    () => journal({}, '[x](/contakt)\n'),
    POST,
    /there is no src\/pages\/contakt\.astro; did you mean "\/contact"/,
    /line 10/,
  ],
  [
    'script as link in the text',
    () => journal({}, '[x](javascript:alert\\(1\\))\n'),
    POST,
    /an address: \/page/,
    /line 10/,
  ],

  // Markdown pages.
  [
    'a page in Markdown at an address that is taken',
    () => text({}, 'Words.', 'about'),
    /^src\/content\/pages\/about\.md\n/,
    /at \/about stands src\/pages\/about\.astro already/,
  ],
  [
    'a page in Markdown that would be the home page',
    () => text({}, 'Words.', 'index'),
    /at \/index stands the home page already/,
  ],
  [
    'a page in Markdown whose name is no address',
    () => text({}, 'Words.', '???'),
    /a name with a letter or a digit in it.*found "\?\?\?\.md"/,
  ],
  [
    'a category of punctuation alone',
    () => journal({ category: '"???"' }),
    POST,
    /a name with a letter or a digit, for its address; found "\?\?\?"/,
    /category, line 3/,
  ],
  [
    'a tag of emoji alone',
    () => journal({ tags: '[Launch, 🎉]' }),
    POST,
    /a name with a letter or a digit, for its address; found "🎉"/,
    /tags\[1\]/,
  ],
  [
    'a misspelt field of a page in Markdown',
    () => text({ updatet: '2026-11-12' }),
    TEXT,
    /"updatet"; did you mean "updated"/,
    /line 4/,
  ],
  ['a second title', () => text({}, 'A.\n\n# Terms\n'), TEXT, /"## Terms"/, /line 8/],
  [
    'a dead link of a page in Markdown',
    () => text({}, '[x](/contakt)'),
    TEXT,
    /did you mean "\/contact"/,
    /line 6/,
  ],
  [
    'no description',
    () => text({ description: 'Short' }),
    TEXT,
    /at least 50 letters.*found "Short"/,
    /at description, line 3/,
  ],

  // Prose in content files.
  [
    'HTML in prose',
    () => page({ text: prose() }, 'text: A <b>bold</b> word'),
    X,
    /\*\*bold\*\*.*found HTML such as <b>/,
    /at text, line 1/,
  ],
  [
    'a dead link in prose',
    () => page({ text: paragraphs() }, 'text:\n  - A.\n  - See [us](/contakt).'),
    X,
    /there is no src\/pages\/contakt\.astro; did you mean "\/contact"/,
    /at text\[1\], line 3/,
  ],
  [
    'a list where one paragraph is meant',
    () => page({ text: prose() }, "text: '- A'"),
    X,
    /one paragraph.*found a list/,
  ],
  [
    'a heading in prose',
    () => page({ text: paragraphs() }, "text: ['## A']"),
    X,
    /paragraphs and lists.*found a heading/,
    /at text\[0\], line 1/,
  ],

  // The menu.
  [
    'script in the menu',
    () => menuOf("- { label: A, path: 'javascript:x' }"),
    /an address: \/page/,
    /\[0\]\.path, line 1/,
  ],
  [
    'a third level',
    () => menuOf('- label: A\n  entries:\n    - label: B\n      entries: [{ label: C, path: / }]'),
    /two levels/,
    /\[0\]\.entries\[0\], line 3/,
  ],
  [
    'the same label twice',
    () => menuOf('- { label: A, path: / }\n- { label: A, path: /about }'),
    /"A" is \[0\] already/,
    /line 2/,
  ],
  [
    'a page of the menu that is misspelt',
    () => menuOf('- { label: A, path: /abuot }'),
    /^src\/content\/menu\.yaml\n/,
    /there is no src\/pages\/abuot\.astro; did you mean "\/about"/,
    /line 1/,
  ],
  [
    'a menu entry that is misspelt',
    () => menuOf('- { label: A, pth: / }'),
    /"pth"; did you mean "path"/,
  ],

  // site.config.ts
  [
    'an e-mail that is none',
    () => config({ contact: { ...contact, emails: ['nobody'] } }),
    SITE,
    /found "nobody"/,
    /contact\.emails\[0\], line \d+/,
  ],
  [
    'an address without scheme',
    () => config({ url: 'studio.example' }),
    SITE,
    /a full address.*found "studio\.example"/,
    /at url, line \d+/,
  ],
  [
    'an address with a path',
    () => config({ url: 'https://studio.example/shop' }),
    SITE,
    /without a path.*`base`/,
    /at url, line \d+/,
  ],
  [
    'a base path that leads up',
    () => config({ base: '/../studio' }),
    SITE,
    /letters, digits and - \. _ ~.*found "\/\.\.\/studio"/,
    /at base, line \d+/,
  ],
  [
    'variables in UTF-16',
    () => env('\uFFFD\uFFFDP\0U\0B\0L\0I\0C\0'),
    /^\.env\n/,
    /UTF-8; found UTF-16/,
    /line 1/,
  ],
  [
    'variables behind a byte order mark',
    () => env('\uFEFFPUBLIC_FORM_ENDPOINT=https://forms.example/a'),
    /^\.env\n/,
    /without a byte order mark/,
    /line 1/,
  ],
  [
    'a language that is no tag',
    () => config({ languages: ['deutsch'] }),
    SITE,
    /a language.*found "deutsch"/,
    /at languages\[0\], line \d+/,
  ],
  [
    'a language in capitals',
    () => config({ languages: ['DE'] }),
    SITE,
    /a language tag.*found "DE"/,
  ],
  [
    'a language that nobody speaks',
    () => config({ languages: ['xx'] }),
    SITE,
    /a language that there is.*found "xx"/,
  ],
  [
    'script as a social address',
    () => config({ social: [{ network: 'github', url: 'javascript:x' }] }),
    SITE,
    /a full address/,
    /social\[0\]\.url/,
  ],
  [
    'an unknown field of the site',
    () => config({ copyrihtYear: 2024 }),
    SITE,
    /"copyrihtYear"; did you mean/,
  ],
  [
    'an unknown network',
    () => config({ social: [{ network: 'gitub', url: 'https://a.example' }] }),
    SITE,
    /found "gitub"; did you mean "github"/,
    /social\[0\]\.network/,
  ],
  [
    'a film as address',
    () =>
      config({ video: { id: 'https://youtu.be/abc', host: 'https://www.youtube-nocookie.com' } }),
    SITE,
    /eleven characters/,
    /video\.id, line \d+/,
  ],
  [
    'a description of 300 characters',
    () => config({ description: 'a'.repeat(300) }),
    SITE,
    /<=200 characters/,
    /at description/,
  ],
  [
    'no telephone',
    () => config({ contact: { ...contact, phones: [] } }),
    SITE,
    />=1/,
    /contact\.phones/,
  ],
  [
    'a small icon',
    () => iconSized('small', 300, 300),
    SITE,
    /512 pixels at least; public\/\S+small\.png has 300 × 300/,
    /at icon/,
  ],
  ['an icon that is not square', () => iconSized('wide', 900, 600), SITE, /square.*has 900 × 600/],
  [
    'an icon that is missing',
    () => config({ icon: '/none.png' }),
    SITE,
    /a file that exists: there is no public\/none\.png/,
  ],
  [
    'an icon that is no PNG inside',
    () => iconOf('text', Buffer.from('hello, I am no picture at all')),
    SITE,
    /text\.png is of another kind/,
  ],
  [
    'an icon by the name of what is made of it',
    () => config({ icon: '/icon-512.png' }),
    SITE,
    /another name: \/icon-512\.png is one of those that are made of it/,
  ],
  ['an empty shop', () => config({ buyUrl: '' }), SITE, /a full address.*found ""/],
  ['no e-mail', () => config({ contact: { ...contact, emails: [] } }), SITE, /contact\.emails/],
  [
    'a home that stands for many',
    () => home('blog/[slug]'),
    SITE,
    /not one that stands for many; found "blog\/\[slug\]"/,
  ],
  [
    'a home that is missing',
    () => home('portfollio'),
    SITE,
    /src\/pages\/portfollio\.astro; did you mean "portfolio"/,
  ],
  [
    'two pages at one address',
    () => doubledPages(['about.astro', 'about/index.astro'])[0],
    /src\/pages\/about\.astro and src\/pages\/about\/index\.astro/,
    /both would stand at \/about/,
  ],

  // Configuration with syntax errors.
  [
    'a comma that is missing in site.config.ts',
    () => code('site.config.ts', ["base: '/',", "base: '/'"]),
    SITE,
    /a comma, a quotation mark or a bracket is missing/,
    /line 8: languages: \['en',/,
  ],
  [
    'a quotation mark that is not closed in site.config.ts',
    () => code('site.config.ts', ["home: 'personal-portfolio',", "home: 'personal-portfolio,"]),
    SITE,
    /→ line \d+/,
  ],
  [
    'a brace that is not closed in site.config.ts',
    () => code('site.config.ts', ['\n});', '\n']),
    SITE,
    /bracket is missing/,
    /→ line \d+/,
  ],
  [
    'a comma that is missing in fonts.config.ts',
    () => code('fonts.config.ts', [',\n', '\n']),
    /^fonts\.config\.ts\n/,
    /→ line \d+/,
  ],

  // Looks.
  [
    'a colour that is none',
    () => theme({}, { 'color-accent': '#zzz' }),
    THEME,
    /a colour such as #0a7a5c; found "#zzz"/,
    /tokens\["?color-accent/,
  ],
  [
    'a value that ends the rule',
    () => theme({}, { 'color-accent': 'red;}body{' }),
    THEME,
    /without ; \{ \} or </,
  ],
  [
    'a value that ends the style',
    () => theme({}, { easing: '</style>' }),
    THEME,
    /without ; \{ \} or </,
  ],
  [
    'a misspelt token',
    () => theme({}, { 'color-acent': '#fff' }),
    THEME,
    /"color-acent"; did you mean "color-accent"/,
  ],
  [
    'a misspelt scheme',
    () => theme({ scheme: 'lihgt' }),
    THEME,
    /found "lihgt"; did you mean "light"/,
  ],
  [
    'a font that is not loaded',
    () => theme({}, { 'font-body': 'var(--font-manrope)' }),
    THEME,
    /name --font-manrope in `fonts` too/,
  ],
  [
    'a family by a name that nothing loads',
    () => theme({}, { 'font-display': "'Cormorant', serif" }),
    THEME,
    /a family of fonts\.config\.ts.*found "Cormorant"/,
    /font-display/,
  ],
  [
    'an unknown font variable',
    () => theme({ fonts: ['--font-sorra'] }),
    THEME,
    /found "--font-sorra"; did you mean "--font-sora"/,
  ],
  [
    'a weight in words',
    () => fonts({ weight: 'bold' }),
    /^fonts\.config\.ts\n/,
    /found "bold"/,
    /line \d+/,
  ],
  [
    'a font file that is missing',
    () => fonts({ file: '@fontsource/none/files/none.woff2' }),
    /npm install @fontsource\/none/,
    /\[0\]\.files\[0\]\.file, line \d+/,
  ],
  [
    'an unknown Sass setting',
    () => sass("@use 'settings' with ($space-sektion: 1rem);"),
    /space-sektion/,
  ],
  ['Sass that is none', () => sass('a { color: }}'), /expected|unmatched/i],

  // .env
  [
    'one of three keys',
    () => mail({ PUBLIC_EMAILJS_PUBLIC_KEY: 'key' }),
    /PUBLIC_EMAILJS_SERVICE_ID and PUBLIC_EMAILJS_TEMPLATE_ID are missing/,
  ],
  [
    'a misspelt key',
    () => env('PUBLIC_EMAILJS_PUBLIK_KEY=a'),
    /^\.env\n/,
    /did you mean "PUBLIC_EMAILJS_PUBLIC_KEY"/,
    /line 1/,
  ],
  [
    'a key without prefix',
    () => env('A=1\nEMAILJS_SERVICE_ID=a'),
    /did you mean "PUBLIC_EMAILJS_SERVICE_ID"/,
    /line 2/,
  ],
  [
    'a key with blanks',
    () => env('PUBLIC_EMAILJS_SERVICE_ID="service 1"'),
    /without blanks in it; found "service 1"/,
    /line 1/,
  ],
  [
    'an origin that is none',
    () => mail({ ...account, PUBLIC_EMAILJS_ORIGIN: 'mail.example/x' }),
    /PUBLIC_EMAILJS_ORIGIN is "mail\.example\/x"/,
  ],
  [
    'two e-mail services',
    () => mail({ ...account, PUBLIC_FORM_ENDPOINT: 'https://formspree.io/f/abcdwxyz' }),
    /PUBLIC_EMAILJS_TEMPLATE_ID for EmailJS, PUBLIC_FORM_ENDPOINT for a form endpoint/,
    /unset the variables of one/,
  ],
  [
    'an access key without an endpoint',
    () => mail({ PUBLIC_FORM_ACCESS_KEY: 'a', PUBLIC_FORM_FORMAT: 'json' }),
    /PUBLIC_FORM_ENDPOINT is missing/,
  ],
  [
    'Web3Forms without its key',
    () => mail({ PUBLIC_FORM_ENDPOINT: 'https://api.web3forms.com/submit' }),
    /PUBLIC_FORM_ACCESS_KEY is missing/,
    /Web3Forms/,
  ],
  [
    'an endpoint that everybody could read along with',
    () => mail({ PUBLIC_FORM_ENDPOINT: 'http://forms.example/f' }),
    /PUBLIC_FORM_ENDPOINT is "http:\/\/forms\.example\/f", but must be the whole https address/,
  ],
  [
    'an endpoint without its scheme',
    () => mail({ PUBLIC_FORM_ENDPOINT: 'formspree.io/f/abcdwxyz' }),
    /PUBLIC_FORM_ENDPOINT is "formspree\.io\/f\/abcdwxyz"/,
  ],
  [
    'a format that there is not',
    () => mail({ PUBLIC_FORM_ENDPOINT: 'https://forms.example/f', PUBLIC_FORM_FORMAT: 'formdata' }),
    /PUBLIC_FORM_FORMAT is "formdata", but must be form-data or json; did you mean "form-data"/,
  ],
  [
    'a misspelt endpoint',
    () => env('PUBLIC_FORM_ENDPIONT=https://forms.example/f'),
    /^\.env\n/,
    /did you mean "PUBLIC_FORM_ENDPOINT"/,
    /line 1/,
  ],
  [
    'an endpoint without prefix',
    () => env('FORM_ENDPOINT=https://forms.example/f'),
    /did you mean "PUBLIC_FORM_ENDPOINT"/,
  ],
  [
    'a key that is none of Google’s',
    () => thrown(() => readMapConfig({ PUBLIC_GOOGLE_MAPS_KEY: 'abc' })),
    /PUBLIC_GOOGLE_MAPS_KEY is "abc"/,
  ],
  [
    'a content file that is missing',
    () => thrown(() => readPage('no-such-page', {})),
    /src\/content\/pages\/no-such-page\.yaml/,
  ],
];

const accepted: Row[] = [
  ['a byte order mark', () => page(words, '\uFEFFheading: A\n')],
  ['line ends of Windows', () => page(words, 'heading: A\r\ntext: B\r\n')],
  ['emoji', () => of('heading: Hello 👋🏽')],
  ['HTML in a text', () => of("heading: '<b>A</b>'")],
  ['an http address', () => address('http://studio.example')],
  ['more posts than there are', () => page({ posts: z.int().min(1) }, 'posts: 999')],
  ['a post with a heading', () => journal({}, '## A\n\n`![x](nothing.jpg)`\n')],
  ['a post with a byte order mark', () => journal({ likes: '4' })],
  ['a post without a count', () => journal({})],
  ['a writer who is not in the team', () => journal({ author: '{ name: Åsa Grün }' })],
  ['a link to a file in public', () => address('/icon.svg')],
  ['a link to the feed', () => address('/rss.xml')],
  ['a link to a post', () => address('/blog/dark-mode')],
  ['a link to a page of the journal', () => address('/blog/page/2')],
  ['a slash at the end', () => address('/contact/')],
  ['an empty menu', () => menuOf('[]')],
  ['a menu entry to another host', () => menuOf('- { label: A, path: https://a.example/x }')],
  ['a menu entry to an anchor', () => menuOf("- { label: A, path: '#services' }")],
  ['an address of the site with http', () => config({ url: 'http://studio.example' })],
  ['no networks', () => config({ social: [] })],
  ['HTML in the name', () => config({ name: '<b>A</b>' })],
  ['one e-mail', () => config({ contact })],
  ['a PNG as icon', () => iconSized('good', 512, 512)],
  [
    'three e-mails',
    () =>
      config({ contact: { ...contact, emails: ['a@b.example', 'c@b.example', 'd@b.example'] } }),
  ],
  ['a home in a folder', () => home('blog/index')],
  ['a weight range that is too wide', () => fonts({ weight: '100 900' })],
  ['a large picture', () => pictureFile('f.png', drawn(4000, 2600).png().toBuffer())],
  ['a PNG that is called .jpg', () => pictureFile('g.jpg', drawn().png().toBuffer())],
  [
    'a picture that the camera turned',
    () => pictureFile('h.jpg', drawn().withMetadata({ orientation: 6 }).jpeg().toBuffer()),
  ],
  [
    'a picture for printers',
    () => pictureFile('i.jpg', drawn().toColourspace('cmyk').jpeg().toBuffer()),
  ],
  ['a camera’s ending', () => pictureFile('J.JPG', drawn().jpeg().toBuffer())],
  ['an ending in both cases', () => pictureFile('m.Jpg', drawn().jpeg().toBuffer())],
  ['.gif', () => pictureFile('n.gif', drawn().gif().toBuffer())],
  ['.jpeg', () => pictureFile('k.jpeg', drawn().jpeg().toBuffer())],
  ['.avif', () => pictureFile('l.avif', drawn().avif({ effort: 0 }).toBuffer())],
  [
    'blanks and umlauts in a file’s name',
    () => pictureFile('mein Büro.png', drawn().png().toBuffer()),
  ],
  ['a page file with blanks', () => doubledPages(['our prices.astro'])[0]],
  [
    'a comment behind a word',
    () => page({ icon: z.string() }, 'icon: device-mobile # the phone\n'),
  ],
  ['a long word', () => of(`heading: ${LONG_WORD}`)],
  ['a drawing', () => faultOfDrawing('<svg viewBox="0 0 4 4"><g><path d="M0 0"/></g></svg>')],
  [
    'colours of every kind',
    () =>
      theme(
        {},
        {
          'color-accent': 'oklch(0.7 0.1 120)',
          'color-line': 'rebeccapurple',
          'color-muted': 'color-mix(in srgb, red 10%, var(--color-text))',
        },
      ),
  ],
  ['a form endpoint', () => mail({ PUBLIC_FORM_ENDPOINT: 'https://forms.example/f?of=studio' })],
  [
    'a form endpoint on this machine',
    () => mail({ PUBLIC_FORM_ENDPOINT: 'http://127.0.0.1:4322/f', PUBLIC_FORM_FORMAT: 'json' }),
  ],
  ['a variable of another tool', () => env('ANALYTICS_TOKEN=a b\nPUBLIC_OWN=1')],
  [
    'what was built, when all is right',
    () => html('<p id="a"><a href="#a">a</a><a href="/about#team">b</a><a href="/menu.pdf">c</a>'),
  ],
];

afterAll(() => rmSync(folder, { recursive: true }));

/** Tests for the template's own pictures, people and posts. */
const describeTemplate = describe.runIf(isTemplate);

describeTemplate('wrong input is told', () => {
  test.each(rows.map(([what, said, ...expected]) => ({ what, said, expected })))(
    '$what',
    async ({ said, expected }) => {
      const message = (await said()) ?? 'nothing is said';
      for (const part of expected) expect(message).toMatch(part);
    },
  );
});

describeTemplate('right input is accepted', () => {
  test.each(accepted.map(([what, said]) => ({ what, said })))('$what', async ({ said }) => {
    expect(await said()).toBeUndefined();
  });
});

test('the posts that there are have no mistakes', () => {
  expect([...postFaults(() => undefined, POSTS_FOLDER).values()]).toEqual([]);
});
