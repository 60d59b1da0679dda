import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFreePort } from '../lib/ports.ts';
import { axeViolations } from '../site/accessibility.ts';
import { complaintsOf, runIn, runTool } from './copy-project.ts';
import { writeBelongings } from './studio/belongings.ts';
import { openStudio, type OpenStudio } from './studio/open-studio.ts';
import { OWN, SCENES } from './studio/story.ts';
import { complaintsAbout, takeSite } from './taken.ts';

/** The story takes a minute or two, the checks of what comes of it some more; a busy machine needs many. */
const TIMEOUT_MS = 1_800_000;

/** Far from those of the template's own tests. */
const PORT = 4461;

/** Its lock file is written when its packages are installed, which are the template's here. */
const UNIT = ['vitest', 'run', '--exclude', 'tools/lib/bootstrap/**'] as const;

/** What has to stand on which page of the built site. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  'index.html': [
    OWN.name.replace('&', '&amp;'),
    ...[OWN.title, OWN.text, OWN.alt, OWN.accent, OWN.question, '/sign.svg'],
  ],
  'portfolio/the-harbour-ledger.html': [OWN.summary, 'LedgerFilm1'],
  'blog/why-we-still-use-ink.html': [OWN.excerpt, OWN.paragraph],
  'de/contact.html': [OWN.german],
};

/** The sections that the owner has taken away. */
const GONE = ['Our clients at the fifth of April', 'Our fee for checking'];

/** What the window shows and has complained about: a scene that fails elsewhere cannot be looked at. */
async function seenIn({ window, complaints }: OpenStudio): Promise<string> {
  const seen = await window.locator('.studio-panels').innerText();
  const pages = window.frames().map((frame) => frame.url());
  return [...pages, seen, ...complaints.slice(-10)].join('\n').slice(0, 4000);
}

let site: Awaited<ReturnType<typeof takeSite>>;
let belongings: string;

beforeAll(async () => {
  site = await takeSite(['business']);
  belongings = await mkdtemp(join(tmpdir(), 'vitrine-belongings-'));
}, TIMEOUT_MS);

afterAll(async () => {
  await site.clear();
  await rm(belongings, { recursive: true });
});

describe('an owner who cannot code', { timeout: TIMEOUT_MS }, () => {
  test('makes a home their own in the studio, without opening a file', async () => {
    const brought = await writeBelongings(belongings);
    const studio = await openStudio(site.folder, { port: await findFreePort(PORT) });
    try {
      for (const { caption, play } of SCENES) {
        await play(studio, brought).catch(async (cause: unknown) => {
          throw new Error(`“${caption}”: ${String(cause)}\n${await seenIn(studio)}`, { cause });
        });
        expect(await axeViolations(studio.window), caption).toEqual([]);
      }
    } finally {
      await studio.close();
    }
  });

  test('has a site that is right, and can be built', async () => {
    const { folder } = site;
    expect([
      ...(await complaintsAbout(folder)),
      ...(await complaintsOf('lint', runTool(folder, 'tools/test.ts', ['--only', 'lint']))),
      ...(await complaintsOf('unit', runIn(folder, UNIT, { NODE_ENV: 'test' }))),
    ]).toEqual([]);
  });

  test('finds in it what they said, and not what they took away', () => {
    const read = (page: string) => readFileSync(join(site.folder, 'dist', page), 'utf8');
    const missing = Object.entries(SAID).flatMap(([page, texts]) =>
      texts.filter((text) => !read(page).includes(text)).map((text) => `${page}: “${text}”`),
    );
    expect(missing).toEqual([]);
    expect(GONE.filter((text) => read('index.html').includes(text))).toEqual([]);
  });
});
