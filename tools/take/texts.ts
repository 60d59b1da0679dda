import { markdownToMdast } from 'satteri';
import type { Packages } from './packages.ts';
import type { Choice } from './pages.ts';

const LOOK = /^- `(looks\/[^`]+)`.*\n/gm;

/** The list of sections without those that the site has not, and without looks that nobody wears there. */
export function sectionList(text: string, has: (file: string) => boolean): string {
  const [head = '', ...parts] = text.split(/^(?=## )/m);
  const kept = parts.flatMap((part) => {
    const file = `src/${/\(\.\.\/src\/([^)]+)\)/.exec(part)?.[1] ?? ''}`;
    const folder = file.slice(0, file.lastIndexOf('/'));
    const worn = part.replace(LOOK, (line, look: string) => (has(`${folder}/${look}`) ? line : ''));
    return has(file) ? [worn.replace(/Looks to share:\n\n(?!- )/, '')] : [];
  });
  return [head, ...kept].join('');
}

/** The entries of a changelog that an older state of it has not, as they are written. */
export function newEntries(before: string, now: string): string[] {
  const known = new Set(entriesOf(before));
  return entriesOf(now).filter((entry) => !known.has(entry));
}

function entriesOf(changelog: string): string[] {
  const root = markdownToMdast(changelog);
  return ('children' in root ? root.children : [])
    .flatMap((node) => (node.type === 'list' ? node.children : []))
    .map(({ position }) => changelog.slice(position?.start.offset, position?.end.offset).trimEnd());
}

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '');

/** Whether a row of the credits speaks of a package: by the first words of its name. */
function speaksOf(row: string, name: string): boolean {
  const said = /^\|\s*([^|(]+?)\s*(?:\d[\d.]*)?\s*(?:\(|\|)/.exec(row)?.[1] ?? '';
  const [first = ''] = said
    .split(/[\s,]+/)
    .map(plain)
    .filter(Boolean);
  const base = name.replace(/^@[^/]+\//, '');
  if (name.startsWith('@fontsource') !== row.includes('(via Fontsource)')) return false;
  if (name.startsWith('@fontsource')) return plain(said) === plain(base);
  return first.length > 3 && (plain(name).startsWith(first) || plain(base).startsWith(first));
}

/** The credits without the fonts and libraries that the site has not. */
export function credits(
  text: string,
  before: Record<string, unknown>,
  { dependencies, devDependencies }: Packages,
): string {
  const kept = Object.keys({ ...dependencies, ...devDependencies });
  const all = Object.keys({
    ...(before['dependencies'] as object),
    ...(before['devDependencies'] as object),
  });
  const gone = all.filter((name) => !kept.includes(name));
  return text
    .split('\n')
    .filter((line) => {
      if (!line.startsWith('|')) return true;
      if (line.includes('(workshop)')) return false;
      return (
        !gone.some((name) => speaksOf(line, name)) || kept.some((name) => speaksOf(line, name))
      );
    })
    .join('\n');
}

/** The README of a taken site. It names no page but its home, so that it stays true when pages come and go. */
export function readme(name: string, { homes: [home = ''] }: Choice): string {
  return `# ${name}

A website made from the template Vitrine: \`src/pages/${home}.astro\` is its home page. Pages as quick
as plain HTML, complete without script.

\`\`\`sh
npm start    # installs, builds, and serves the site and a mail inbox; prints both addresses
npm test     # types, lint, unit tests, build, and tests in a real browser
\`\`\`

Both need nothing but Node 20 or newer and npm. What else they need they install into this folder.

## Make it yours

1. \`npm run dev\`, and open the address that it prints.
2. \`site.config.ts\`: your name, logo, address, e-mail and social links.
3. \`src/demos/${home}/content.yaml\`: your words. A wrong field stops the build, named.
4. \`src/demos/${home}/theme.ts\`: your colours and type.
5. \`src/demos/${home}/pictures/\`: your pictures, large; the build makes the small ones.
6. \`npm run build\`, and put \`dist/\` on any host: [docs/publishing.md](docs/publishing.md).

The book, chapter by chapter: [docs/README.md](docs/README.md). Where is this option?
[docs/options.md](docs/options.md) and [docs/fields.md](docs/fields.md).

## Commands

| Command | What for |
| --- | --- |
| \`npm run dev\` | work, with live reload |
| \`npm run check\` | types, lint, format, dead code, unit tests |
| \`npm run build\` | the site, into \`dist/\` |
| \`npm run new -- page pricing\` | a page, its content and its menu entry; likewise \`text\`, \`post\` and \`section\` |
| \`npm run add -- startup --from <template>\` | another home of the template |
| \`npm run add -- section faq --to about\` | a section more on a page, from another page; with \`--from <template>\` one that is not here |
| \`npm run remove -- startup\` | a home or an inner page less, with all that it alone needs |
| \`npm run update -- --from <template>\` | what is new in the template, without touching what is yours |
| \`npm run mail-test\` | one message through your e-mail service: [docs/e-mail.md](docs/e-mail.md) |
| \`npm run format\` | Prettier |

\`template.json\` names the version that this site was taken from. Licence: [MIT](LICENSE); fonts and
libraries: [CREDITS.md](CREDITS.md).
`;
}
