// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contactForm, message, SERVICES } from './mail-samples.ts';
import { createMailer } from './mailer.ts';

/** Failures that any service can have: one table for all of them. */

const OK = { ok: true };
const request = vi.fn<typeof fetch>();

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', request);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  request.mockReset();
});

describe.each(SERVICES)('$name', ({ config, reply }) => {
  /** Makes the service give this answer from now on. */
  const answer = (status: number, text: string) =>
    request.mockImplementation(() => Promise.resolve(reply(status, text)));

  beforeEach(() => void answer(200, 'OK'));

  describe('failures', () => {
    it.each([
      [403, 'Forbidden'],
      [429, 'Too Many Requests'],
      [451, 'Unavailable For Headless Browser'],
      [500, 'Internal Server Error'],
    ])('resolves to the status and text of an answer %i', async (status, text) => {
      answer(status, text);
      expect(await createMailer(config).send(message)).toEqual({ ok: false, status, text });
    });

    it('is status 0 Network Error when nothing answers', async () => {
      request.mockRejectedValue(new TypeError('fetch failed'));
      const failed = { ok: false, status: 0, text: 'Network Error' };
      expect(await createMailer(config).send(message)).toEqual(failed);
      expect(await createMailer(config).sendForm(contactForm())).toEqual(failed);
    });

    it('is status 0 Network Error after the time-out, and not before', async () => {
      const mailer = createMailer(config);
      await mailer.send(message); // loads the client, which fake timers would hold up
      request.mockImplementation(() => new Promise(() => undefined));
      vi.useFakeTimers();
      let outcome: unknown;
      void mailer.send(message).then((value) => (outcome = value));
      await vi.advanceTimersByTimeAsync(9_999);
      expect(outcome).toBeUndefined();
      await vi.advanceTimersByTimeAsync(1);
      expect(outcome).toEqual({ ok: false, status: 0, text: 'Network Error' });
    });
  });

  describe('the block list', () => {
    const options = { blockList: ['Ada@Visitor.example'] };
    const forbidden = { ok: false, status: 403, text: 'Forbidden' };

    it('refuses a sender with 403 on both calls, in any letter case, without a request', async () => {
      const mailer = createMailer(config, options);
      expect(await mailer.send(message)).toEqual(forbidden);
      expect(await mailer.sendForm(contactForm())).toEqual(forbidden);
      expect(request).not.toHaveBeenCalled();
    });

    it('lets others through', async () => {
      expect(
        await createMailer(config, options).send({ ...message, from_email: 'b@b.example' }),
      ).toEqual(OK);
    });
  });

  describe('the headless block', () => {
    beforeEach(() => vi.spyOn(navigator, 'webdriver', 'get').mockReturnValue(true));

    it('refuses an automated browser with 451 where it is configured', async () => {
      expect(await createMailer(config, { blockHeadless: true }).send(message)).toEqual({
        ok: false,
        status: 451,
        text: 'Unavailable For Headless Browser',
      });
    });

    it('is off by default, also after a mailer that had it on', async () => {
      await createMailer(config, { blockHeadless: true }).send(message);
      expect(await createMailer(config).send(message)).toEqual(OK);
    });
  });

  describe('the throttle', () => {
    const tooMany = { ok: false, status: 429, text: 'Too Many Requests' };

    it('refuses the second message with 429 on the default storage, and a new mailer remembers', async () => {
      expect(await createMailer(config, { throttleMs: 60_000 }).send(message)).toEqual(OK);
      expect(
        await createMailer(config, { throttleMs: 60_000 }).sendForm(contactForm()),
      ).toMatchObject(tooMany);
      expect(request).toHaveBeenCalledTimes(1);
    });

    it('ends when its time is over', async () => {
      const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
      const mailer = createMailer(config, { throttleMs: 60_000 });
      await mailer.send(message);
      now.mockReturnValue(1_052_500);
      expect(await mailer.send(message)).toEqual({ ...tooMany, retryAfterMs: 7_500 });
      now.mockReturnValue(1_059_999);
      expect(await mailer.send(message)).toEqual({ ...tooMany, retryAfterMs: 1 });
      now.mockReturnValue(1_060_000);
      expect(await mailer.send(message)).toEqual(OK);
    });

    it('does not count a failed message: the retry goes through', async () => {
      const mailer = createMailer(config, { throttleMs: 60_000 });
      answer(500, 'broken');
      await mailer.send(message);
      answer(200, 'OK');
      expect(await mailer.send(message)).toEqual(OK);
    });

    it('counts a message still under way, and its success after a refused one', async () => {
      const mailer = createMailer(config, { throttleMs: 60_000 });
      const both = await Promise.all([mailer.send(message), mailer.send(message)]);
      expect(both).toMatchObject([OK, tooMany]);
      expect(await mailer.send(message)).toMatchObject(tooMany);
    });

    it('names no wait where the service itself answers 429', async () => {
      answer(429, 'Too Many Requests');
      expect(await createMailer(config, { throttleMs: 60_000 }).send(message)).toEqual(tooMany);
    });

    it('ignores a time in the future, left by a clock that was set back', async () => {
      const storage = memoryStorage(String(Date.now() + 1e9));
      expect(await createMailer(config, { throttleMs: 1000, storage }).send(message)).toEqual(OK);
    });

    it('delivers though the storage fails after the send', async () => {
      const storage = { ...memoryStorage('0'), set: () => Promise.reject(new Error('full')) };
      expect(await createMailer(config, { throttleMs: 1000, storage }).send(message)).toEqual(OK);
    });
  });
});

function memoryStorage(value: string) {
  let kept: string | null = value;
  return {
    get: () => Promise.resolve(kept),
    set: (_: string, next: string) => Promise.resolve(void (kept = next)),
    remove: () => Promise.resolve(void (kept = null)),
  };
}
