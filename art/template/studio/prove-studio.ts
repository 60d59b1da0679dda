/**
 * `npm run studio:proof`: has a scripted owner who cannot code make a home their own in the studio, from a fresh
 * take, and asks of what comes of it all that an owner's `npm run check` does, and that it can be built.
 *
 * Some five minutes on a machine that has nothing else to do.
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from '../../../tools/lib/main.ts';
import { complaintsOf, runIn, runTool as runToolIn } from '../../../tools/owner/copy-project.ts';
import { complaintsAbout, takeSite } from '../../../tools/owner/taken.ts';
import { axeViolations } from '../../../tools/site/accessibility.ts';
import { writeBelongings } from './belongings.ts';
import { openStudio } from './open-studio.ts';
import { OWN, SCENES } from './story.ts';

const PORT = 4420;

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

runTool(async () => {
  const { folder, clear } = await takeSite(['business']);
  const belongings = await mkdtemp(join(tmpdir(), 'vitrine-belongings-'));
  const brought = await writeBelongings(belongings);
  const studio = await openStudio(folder, { port: PORT });
  const complaints: string[] = [];
  for (const scene of SCENES) {
    console.log(scene.caption);
    await scene.play(studio, brought);
    complaints.push(...(await axeViolations(studio.window)));
  }
  await studio.close();
  console.log('What came of it');
  complaints.push(
    ...(await complaintsAbout(folder)),
    ...(await complaintsOf('lint', runToolIn(folder, 'tools/test.ts', ['--only', 'lint']))),
    ...(await complaintsOf('unit', runIn(folder, UNIT, { NODE_ENV: 'test' }))),
    ...missing(join(folder, 'dist')),
  );
  await clear();
  await rm(belongings, { recursive: true });
  for (const complaint of complaints) console.log(complaint.replace(/^/gm, '    '));
  console.log(complaints.length === 0 ? 'The site is theirs, and whole' : 'FAILED');
  return complaints.length === 0 ? 0 : 1;
});

function missing(dist: string): string[] {
  const read = (page: string) => readFileSync(join(dist, page), 'utf8');
  const absent = Object.entries(SAID).flatMap(([page, texts]) =>
    texts.filter((text) => !read(page).includes(text)).map((text) => `${page}: no “${text}”`),
  );
  const left = GONE.filter((text) => read('index.html').includes(text));
  return [...absent, ...left.map((text) => `index.html: still “${text}”`)];
}
