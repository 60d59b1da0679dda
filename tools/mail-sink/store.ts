import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file that was sent with a form; its content is not stored. */
export interface UploadedFile {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
}

/** A message as it is stored on disk. */
export interface Message {
  readonly id: string;
  /** ISO 8601, in UTC. */
  readonly receivedAt: string;
  /** Its source: a call of EmailJS's client, or a post to the form endpoint. */
  readonly kind: 'send' | 'send-form' | 'json' | 'form-data' | 'plain-post';
  /** EmailJS only, as are the next two. */
  readonly serviceId?: string;
  readonly templateId?: string;
  readonly libVersion?: string;
  /** The visitor's form fields, by name. */
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly UploadedFile[];
}

/** Messages on disk, one JSON file each. */
export interface MessageStore {
  add(message: Omit<Message, 'id' | 'receivedAt'>): Message;
  /** Newest first. */
  all(): Message[];
  find(id: string): Message | undefined;
  clear(): void;
}

/** The time comes first, so that names sort by it; the rest distinguishes simultaneous messages. */
const ID = /^\d{8}T\d{9}Z-\d{4}-[0-9a-f]{8}$/;

/**
 * Opens a store.
 *
 * @param dir created if missing; other files in it are left alone
 */
export function openStore(dir: string): MessageStore {
  let count = 0;

  const idsOnDisk = () =>
    readdirSync(dir)
      .map((name) => (name.endsWith('.json') ? name.slice(0, -'.json'.length) : ''))
      .filter((id) => ID.test(id));

  function find(id: string): Message | undefined {
    if (!ID.test(id)) return undefined;
    try {
      return JSON.parse(readFileSync(join(dir, `${id}.json`), 'utf8')) as Message;
    } catch {
      // Deleted meanwhile, or damaged by hand: either way there is no such message.
      return undefined;
    }
  }

  mkdirSync(dir, { recursive: true });
  return {
    add(content) {
      mkdirSync(dir, { recursive: true });
      const receivedAt = new Date().toISOString();
      count = (count + 1) % 10_000;
      const order = String(count).padStart(4, '0');
      const id = `${receivedAt.replace(/[-:.]/g, '')}-${order}-${randomBytes(4).toString('hex')}`;
      const message: Message = { id, receivedAt, ...content };
      const path = join(dir, `${id}.json`);
      // Written to another name and renamed, so that no reader sees half a message.
      writeFileSync(`${path}.part`, `${JSON.stringify(message, null, 2)}\n`);
      renameSync(`${path}.part`, path);
      return message;
    },
    all: () =>
      idsOnDisk()
        .sort()
        .reverse()
        .flatMap((id) => find(id) ?? []),
    find,
    clear: () => idsOnDisk().forEach((id) => rmSync(join(dir, `${id}.json`), { force: true })),
  };
}
