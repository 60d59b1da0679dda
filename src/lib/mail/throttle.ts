import type { StorageProvider } from '@emailjs/browser';

/** The name under which the time of the last delivered message is kept. */
export const THROTTLE_KEY = 'vitrine:last-message';

/** One send's view of the storage: what the client writes there counts only if it is kept. */
export interface SendStamp {
  readonly provider: StorageProvider;
  /** The message arrived: its time counts for the throttle. Without this call it does not. */
  keep(): Promise<void>;
}

/**
 * Wraps a storage, for one send, so that a failed message does not count.
 *
 * The client writes the time before it sends, so that the retry after a failure would be refused
 * with 429. Here that write is held back until the outcome is known.
 */
export function openStamp(storage: StorageProvider): SendStamp {
  const held = new Map<string, string>();
  return {
    provider: {
      get: async (key) => {
        const value = await storage.get(key);
        // After a clock was set back, a time in the future would shut the visitor out for long.
        return Number(value ?? 0) > Date.now() ? null : value;
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
  };
}

/**
 * The browser's storage, or memory where the browser refuses it (blocked cookies, full, private
 * modes). Never throws, so a message is never lost to a throttle.
 */
export function browserStorage(): StorageProvider {
  const memory = new Map<string, string>();
  const attempt = <T>(use: (storage: Storage) => T): T | undefined => {
    try {
      return use(localStorage);
    } catch {
      return undefined;
    }
  };
  return {
    get: async (key) =>
      Promise.resolve(memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null),
    set: async (key, value) => {
      memory.set(key, value);
      return Promise.resolve(attempt((storage) => storage.setItem(key, value)));
    },
    remove: async (key) => {
      memory.delete(key);
      return Promise.resolve(attempt((storage) => storage.removeItem(key)));
    },
  };
}
