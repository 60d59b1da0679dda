import type { StorageProvider } from '@emailjs/browser';

/** The name under which the time of the last delivered message is kept. */
export const THROTTLE_KEY = 'vitrine:last-message';

/** One send's view of the storage: what the client writes there counts only if it is kept. */
export interface SendStamp {
  readonly provider: StorageProvider;
  /** The message arrived: its time counts for the throttle. Without this call it does not. */
  keep(): Promise<void>;
  /** How many milliseconds of the throttle are left, as the client last read the storage. */
  remaining(throttleMs: number): number;
}

/**
 * Wraps a storage, for one send, so that a failed message does not count.
 *
 * The client writes the time before it sends, so that the retry after a failure would be refused
 * with 429. Here that write is held back until the outcome is known.
 */
export function openStamp(storage: StorageProvider): SendStamp {
  const held = new Map<string, string>();
  let last = 0;
  return {
    provider: {
      get: async (key) => {
        const value = await storage.get(key);
        const time = Number(value ?? 0);
        // After a clock was set back, a time in the future would shut the visitor out for long.
        if (time > Date.now()) return null;
        last = time;
        return value;
      },
      set: (key, value) => {
        held.set(key, value);
        return Promise.resolve();
      },
      remove: (key) => storage.remove(key),
    },
    keep: async () => {
      for (const [key, value] of held) await storage.set(key, value);
    },
    remaining: (throttleMs) => Math.max(0, last + throttleMs - Date.now()),
  };
}

/** What a browser refused to keep. Each message has a mailer of its own: all of a page share it. */
const memory = new Map<string, string>();

/**
 * The browser's storage, or the page's memory where the browser refuses it (blocked cookies, full,
 * private modes). Never throws, so a message is never lost to a throttle.
 */
export function browserStorage(): StorageProvider {
  const attempt = <T>(use: (storage: Storage) => T): { result: T } | undefined => {
    try {
      return { result: use(localStorage) };
    } catch {
      return undefined;
    }
  };
  return {
    get: async (key) =>
      Promise.resolve(
        memory.get(key) ?? attempt((storage) => storage.getItem(key))?.result ?? null,
      ),
    set: async (key, value) => {
      // What another tab keeps later must count: memory holds only what the storage does not take.
      if (attempt((storage) => storage.setItem(key, value))) memory.delete(key);
      else memory.set(key, value);
      return Promise.resolve();
    },
    remove: async (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
      return Promise.resolve();
    },
  };
}
