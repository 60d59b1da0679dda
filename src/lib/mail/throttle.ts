import type { StorageProvider } from '@emailjs/browser';

/** The storage key for the time of the last delivered message. */
export const THROTTLE_KEY = 'vitrine:last-message';

/** One send's view of the storage: the client's writes take effect only if they are kept. */
export interface SendStamp {
  readonly provider: StorageProvider;
  /** Call on delivery: the message's time then counts for the throttle. */
  keep(): Promise<void>;
  /** The milliseconds left of the throttle, as the client last read the storage. */
  remaining(throttleMs: number): number;
}

/**
 * Wraps a storage for one send, so that a failed message does not count.
 *
 * The client writes the time before it sends, so a retry after a failure would be refused with 429.
 * This wrapper holds that write back until the outcome is known.
 */
export function openStamp(storage: StorageProvider): SendStamp {
  const held = new Map<string, string>();
  let last = 0;
  return {
    provider: {
      get: async (key) => {
        const value = await storage.get(key);
        const time = Number(value ?? 0);
        // After the clock has been set back, a time in the future would lock the visitor out for
        // long.
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

/**
 * Values that a browser refused to store. Each message has its own mailer, but all of a page share
 * this memory.
 */
const memory = new Map<string, string>();

/**
 * The browser's storage, or the page's memory if the browser refuses it (blocked cookies, full
 * storage, private modes). Never throws, so that the throttle never loses a message.
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
      // A later write by another tab must count, so memory holds only values that the storage
      // refuses.
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
