import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { isRecord } from '../../src/lib/is-record.ts';

const uploadedFile = z
  .object({ field: z.string(), name: z.string(), type: z.string(), bytes: z.number() })
  .readonly();

/** A file that came with a form; its content is not kept. */
export type UploadedFile = z.infer<typeof uploadedFile>;

/** By hand, since Zod's record drops a field that somebody calls `__proto__`. */
const isTexts = (value: unknown) =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');

const messageSchema = z
  .object({
    id: z.string(),
    /** ISO 8601, in UTC. */
    receivedAt: z.string(),
    /** What brought it: a call of EmailJS' client, or a post to the form endpoint. */
    kind: z.enum(['send', 'send-form', 'json', 'form-data', 'plain-post']),
    /** Of EmailJS alone, as are the next two. */
    serviceId: z.string().optional(),
    templateId: z.string().optional(),
    libVersion: z.string().optional(),
    /** The newsletter that an address subscribes to, as its service is called: `Buttondown`. */
    newsletter: z.string().optional(),
    /** What the visitor's form sent, by field name. */
    fields: z.custom<Readonly<Record<string, string>>>(isTexts),
    files: z.array(uploadedFile).readonly(),
  })
  .readonly();

/** A message that arrived, as it lies on the disk. */
export type Message = z.infer<typeof messageSchema>;

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
      return messageSchema.parse(JSON.parse(readFileSync(join(dir, `${id}.json`), 'utf8')));
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
