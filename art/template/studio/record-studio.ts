/**
 * `npm run studio:film`: has the scripted owner make a home their own in the studio, and films it.
 *
 * Writes `docs/studio.mp4`, and the still of its end, some three minutes on a
 * machine that has nothing else to do. It needs ffmpeg (`apt install ffmpeg`), as all that renders films.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from '../../../tools/lib/main.ts';
import { ROOT } from '../../../tools/lib/paths.ts';
import { runTool as runToolIn, shareWith } from '../../../tools/owner/copy-project.ts';
import { writeBelongings } from '../../../tools/owner/studio/belongings.ts';
import { expect } from '../../../tools/owner/studio/hands.ts';
import { openStudio } from '../../../tools/owner/studio/open-studio.ts';
import { OWN, SCENES } from '../../../tools/owner/studio/story.ts';
import { record } from './film.ts';
import { caption, drawPointer, pointAt } from './pointer.ts';

const PORT = 4410;

/** How long the finished page is looked at, in milliseconds. */
const LOOK_MS = 3000;

const FILM = join(ROOT, 'docs/studio');

runTool(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-film-'));
  const site = join(folder, 'site');
  await runToolIn(ROOT, 'tools/take.ts', ['business', '--to', site]);
  await shareWith(site);
  const belongings = await writeBelongings(folder);
  const studio = await openStudio(site, { port: PORT, pointAt });
  const { window, page } = studio;
  await expect(page.locator('main img').first()).toBeVisible();
  await drawPointer(window);
  const recording = await record(window);
  for (const scene of SCENES) {
    console.log(scene.caption);
    await caption(window, scene.caption);
    await scene.play(studio, belongings);
  }
  await window.reload();
  await drawPointer(window);
  await caption(window, 'Yours: in files of your own, ready to be published');
  await expect(page.getByText(OWN.title)).toBeVisible();
  await window.waitForTimeout(LOOK_MS);
  const seconds = await recording.end(FILM);
  await studio.close();
  await rm(folder, { recursive: true });
  console.log(`${seconds.toFixed(0)} s, ${FILM}.mp4`);
  return 0;
});
