// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { openBuffer, type PageBuffer } from './page-buffer.ts';

/** A frame that fetches nothing: a test says when a page has come. */
class Frame extends EventTarget {
  readonly classList = { add: () => undefined, remove: () => undefined };
  inert = false;
  asked: string | undefined;
  contentDocument: object | null = null;
  leave: () => void = () => undefined;
  readonly contentWindow = {
    location: {
      replace: (address: string) => {
        this.asked = address;
      },
    },
  };
  focus() {
    return undefined;
  }
  /** A page comes, as the browser tells of it. */
  async arrive(pathname: string) {
    const defaultView = {
      innerHeight: 900,
      scrollTo: () => undefined,
      performance: { getEntriesByType: () => [] },
      addEventListener: (_: string, leave: () => void) => {
        this.leave = leave;
      },
    };
    const nothing = { getElementById: () => null, querySelectorAll: () => [], images: [] };
    const location = { pathname, href: `http://127.0.0.1${pathname}` };
    this.contentDocument = {
      ...nothing,
      fonts: { ready: Promise.resolve() },
      defaultView,
      location,
    };
    this.dispatchEvent(new Event('load'));
    await new Promise((done) => setTimeout(done));
  }
}

let frames: readonly [Frame, Frame];
let buffer: PageBuffer;
const shown: (readonly [path: string, isFollowed: boolean])[] = [];

beforeEach(async () => {
  shown.length = 0;
  frames = [new Frame(), new Frame()];
  buffer = openBuffer(frames as unknown as Parameters<typeof openBuffer>[0], {
    onShown: (page, _, isFollowed) => shown.push([page.location.pathname, isFollowed]),
    onState: () => undefined,
  });
  buffer.load('/');
  await frames[1].arrive('/');
});

test('a page is seen once it has come', () => {
  expect(shown).toEqual([['/', false]]);
});

test('a page that loads itself anew holds up no other that is on its way', async () => {
  const [next, seen] = frames;
  buffer.load('/work');
  seen.leave();
  await seen.arrive('/');
  expect(shown.at(-1)).toEqual(['/', false]);
  expect(next.asked).toBe('/work');
  await next.arrive('/work');
  expect(shown.at(-1)).toEqual(['/work', false]);
});

test('a link that is followed takes the place of what is on its way', async () => {
  const [next, seen] = frames;
  buffer.load('/work');
  seen.leave();
  await seen.arrive('/about');
  expect(shown.at(-1)).toEqual(['/about', true]);
  await next.arrive('/work');
  expect(shown.at(-1)).toEqual(['/about', true]);
});

test('a page without an answer is asked for again', async () => {
  vi.useFakeTimers();
  const [next] = frames;
  buffer.load('/work');
  next.asked = undefined;
  next.contentDocument = null;
  next.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(1000);
  expect(next.asked).toBe('/work');
  vi.useRealTimers();
  await next.arrive('/work');
  expect(shown.at(-1)).toEqual(['/work', false]);
});

test('what is fetched anew is the page that is on its way, else the one that is seen', async () => {
  const [next, seen] = frames;
  buffer.reload('/none');
  expect(next.asked).toBe('/');
  await next.arrive('/');
  buffer.load('/work');
  buffer.reload('/none');
  await seen.arrive('/work');
  expect(seen.asked).toBe('/work');
});
