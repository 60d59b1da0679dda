import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';

/** How long a picture that does not change is shown at most, in seconds: waiting is left out. */
const LONGEST_STILL = 0.9;

/** The last picture stays for a while, in seconds. */
const LAST_STILL = 2;

/** How much faster than life it runs: a minute and a half for all that an owner does. */
const SPEED = 1.8;

/** Of the film: enough for type on a screen. */
const FRAMES_A_SECOND = 25;

interface Frame {
  /** In seconds. */
  readonly at: number;
  /** A JPEG, in base64. */
  readonly data: string;
}

/** A recording that runs. */
export interface Recording {
  /**
   * Ends it, and writes the film as MP4, and a still of its end.
   *
   * @param stem the files’ path without their endings
   * @returns its length in seconds
   */
  readonly end: (stem: string) => Promise<number>;
}

/** Records what a page shows, as the browser itself sees it. */
export async function record(page: Page): Promise<Recording> {
  const session = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: metadata.timestamp ?? 0, data });
    acknowledge(session, sessionId);
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 90 });
  return {
    end: async (stem) => {
      await session.send('Page.stopScreencast');
      return writeFilm(frames, stem);
    },
  };
}

/** The browser sends no further frame before; one that comes while the page closes has nobody to tell. */
function acknowledge(session: CDPSession, sessionId: number): void {
  session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
}

async function writeFilm(frames: readonly Frame[], stem: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-film-'));
  const lengths = frames.map(({ at }, index) => {
    const next = frames[index + 1];
    return next ? Math.min(next.at - at, LONGEST_STILL) : LAST_STILL;
  });
  const list = await Promise.all(
    frames.map(async ({ data }, index) => {
      const name = `${String(index)}.jpg`;
      await writeFile(join(folder, name), data, 'base64');
      return `file '${name}'\nduration ${String(lengths[index] ?? 0)}\n`;
    }),
  );
  await writeFile(join(folder, 'list.txt'), list.join(''));
  await mkdir(dirname(stem), { recursive: true });
  const input = ['-f', 'concat', '-safe', '0', '-i', join(folder, 'list.txt')];
  const picture = ['-vf', `setpts=PTS/${String(SPEED)},fps=${String(FRAMES_A_SECOND)},scale=1280:-2`, '-pix_fmt', 'yuv420p'];
  const code = ['-c:v', 'libx264', '-crf', '30', '-preset', 'medium', '-movflags', '+faststart'];
  const encode = promisify(execFile);
  await encode('ffmpeg', ['-y', '-v', 'error', ...input, ...picture, ...code, `${stem}.mp4`]);
  const last = frames.at(-1)?.data ?? '';
  await sharp(Buffer.from(last, 'base64')).webp({ quality: 84 }).toFile(`${stem}.webp`);
  await rm(folder, { recursive: true });
  return lengths.reduce((sum, one) => sum + one, 0) / SPEED;
}
