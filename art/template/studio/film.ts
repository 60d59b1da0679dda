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

/** What a film is like that has been written. */
export interface Filmed {
  /** Its length, in seconds. */
  readonly seconds: number;
  /** When each of its scenes begins, in seconds. */
  readonly scenes: readonly number[];
}

/** A recording that runs. */
export interface Recording {
  /** From the next picture on it is another scene. */
  readonly beginScene: () => void;
  /**
   * Ends it, and writes the film as MP4, and a still of its end.
   *
   * @param stem the files’ path without their endings
   */
  readonly end: (stem: string) => Promise<Filmed>;
}

/** Records what a page shows, as the browser itself sees it. */
export async function record(page: Page): Promise<Recording> {
  const session = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  const begun: number[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: metadata.timestamp ?? 0, data });
    acknowledge(session, sessionId);
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 90 });
  return {
    beginScene: () => begun.push(frames.length),
    end: async (stem) => {
      await session.send('Page.stopScreencast');
      const lengths = await writeFilm(frames, stem);
      const timeOf = (frame: number) => tenths(sum(lengths.slice(0, frame)) / SPEED);
      return { seconds: timeOf(frames.length), scenes: begun.map(timeOf) };
    },
  };
}

/** The browser sends no further frame before; one that comes while the page closes has nobody to tell. */
function acknowledge(session: CDPSession, sessionId: number): void {
  session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

const tenths = (seconds: number) => Math.round(seconds * 10) / 10;

/** @returns how long each picture is shown in life, in seconds */
async function writeFilm(frames: readonly Frame[], stem: string): Promise<number[]> {
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
  // The last picture is named twice: of the one that ends the list ffmpeg does not read the duration.
  const last = `file '${String(frames.length - 1)}.jpg'\n`;
  await writeFile(join(folder, 'list.txt'), list.join('') + last);
  await mkdir(dirname(stem), { recursive: true });
  const input = ['-f', 'concat', '-safe', '0', '-i', join(folder, 'list.txt')];
  const picture = ['-vf', `setpts=PTS/${String(SPEED)},fps=${String(FRAMES_A_SECOND)},scale=1280:-2`, '-pix_fmt', 'yuv420p'];
  const code = ['-c:v', 'libx264', '-crf', '30', '-preset', 'medium', '-movflags', '+faststart'];
  const encode = promisify(execFile);
  await encode('ffmpeg', ['-y', '-v', 'error', ...input, ...picture, ...code, `${stem}.mp4`]);
  const still = frames.at(-1)?.data ?? '';
  await sharp(Buffer.from(still, 'base64')).webp({ quality: 84 }).toFile(`${stem}.webp`);
  await rm(folder, { recursive: true });
  return lengths;
}
