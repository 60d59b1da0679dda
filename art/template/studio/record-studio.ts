/**
 * `npm run studio:film`: has the scripted owner make a home their own in the studio, and films it.
 *
 * Writes `docs/studio.mp4`, and the still of its end; and for the splash page when each scene begins, and a still
 * of a title that is pressed. Some three minutes on a machine that has nothing else to do. It needs ffmpeg
 * (`apt install ffmpeg`), as all that renders films.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { runTool } from '../../../tools/lib/main.ts';
import { pretty } from '../../../tools/lib/pretty.ts';
import { ROOT } from '../../../tools/lib/paths.ts';
import { runTool as runToolIn, shareWith } from '../../../tools/owner/copy-project.ts';
import { writeBelongings } from '../../../tools/owner/studio/belongings.ts';
import { allSaved, expect, pressInPage } from '../../../tools/owner/studio/hands.ts';
import { openStudio, type OpenStudio } from '../../../tools/owner/studio/open-studio.ts';
import { OWN, SCENES } from '../../../tools/owner/studio/story.ts';
import { record } from './film.ts';
import { caption, drawPointer, pointAt } from './pointer.ts';

const PORT = 4410;

/** How long the finished page is looked at, in milliseconds. */
const LOOK_MS = 3000;

const FILM = join(ROOT, 'docs/studio');

/** What the splash page shows of it besides. */
const STILL = 'src/showcase/demo/pictures/shots/studio.webp';
const TIMES = 'src/showcase/demo/studio/film.json';

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
    recording.beginScene();
    await caption(window, scene.caption);
    await scene.play(studio, belongings);
  }
  await window.reload();
  await drawPointer(window);
  recording.beginScene();
  await caption(window, 'Yours: in files of your own, ready to be published');
  await expect(page.getByText(OWN.title)).toBeVisible();
  await window.waitForTimeout(LOOK_MS);
  const film = await recording.end(FILM);
  await writeFile(join(ROOT, TIMES), await pretty({ root: ROOT }, TIMES, JSON.stringify(film)));
  await takeStill(studio);
  await studio.close();
  await rm(folder, { recursive: true });
  console.log(`${film.seconds.toFixed(0)} s, ${FILM}.mp4`);
  return 0;
});

/** The studio once the page’s title is pressed: its frame in the page, and its field. */
async function takeStill(studio: OpenStudio): Promise<void> {
  const { window, page } = studio;
  await caption(window, '');
  await pressInPage(studio, page.getByText(OWN.title).first());
  await expect(window.locator('.studio-panels :is(input, textarea):focus')).toHaveValue(OWN.title);
  await allSaved(studio);
  const picture = await window.screenshot();
  await sharp(picture).webp({ quality: 90 }).toFile(join(ROOT, STILL));
}
