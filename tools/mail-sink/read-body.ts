import type { IncomingMessage } from 'node:http';
import type { UploadedFile } from './store.ts';
import type { Answer, Submission } from './validate.ts';

/** More than any message: fields are limited to 50 KB, and only the size of files is kept. */
export const BODY_LIMIT_BYTES = 2 * 1024 * 1024;

const ID_FIELDS = ['user_id', 'service_id', 'template_id', 'lib_version'];

/** A body that cannot be read, with the response to send. */
export class BadBody extends Error {
  readonly answer: Answer;

  constructor(status: number, text: string) {
    super(text);
    this.answer = { status, text };
  }
}

/**
 * Reads a whole body.
 *
 * @throws BadBody 413 if it is larger than {@link BODY_LIMIT_BYTES}
 */
async function readBody(req: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of req as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > BODY_LIMIT_BYTES) {
      const limit = BODY_LIMIT_BYTES / 1024 / 1024;
      throw new BadBody(413, `The body is larger than ${limit} MB.`);
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * Reads a body as a JSON object.
 *
 * @throws BadBody 400 if it is not one, 413 if it is too large
 */
export async function readJsonObject(req: IncomingMessage): Promise<Record<string, unknown>> {
  const text = (await readBody(req)).toString('utf8');
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return { ...value };
    }
  } catch {
    // Falls through to the same error.
  }
  throw new BadBody(400, 'The body must be a JSON object.');
}

/** Reads the JSON call: ids beside `template_params`, which is optional. */
export async function readSend(req: IncomingMessage): Promise<Submission> {
  if (!/^application\/json\b/i.test(req.headers['content-type'] ?? '')) {
    throw new BadBody(400, 'The content type must be application/json.');
  }
  const { template_params: params = {}, ...ids } = await readJsonObject(req);
  return { kind: 'send', ids, params, files: [] };
}

/** The content of a posted form: its texts, with repeated names joined by commas, and its files. */
export interface Posted {
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly files: readonly UploadedFile[];
}

/**
 * Reads a body as a browser's form sends it.
 *
 * @throws BadBody 400 if it is not a form, 413 if it is too large
 */
export async function readForm(req: IncomingMessage): Promise<Posted> {
  const type = req.headers['content-type'] ?? '';
  const body = new Response(await readBody(req), { headers: { 'Content-Type': type } });
  const form = await body.formData().catch(() => {
    throw new BadBody(400, 'The body is not well-formed multipart/form-data.');
  });
  const fields = new Map<string, string>();
  const files: UploadedFile[] = [];
  for (const [name, value] of form) {
    if (typeof value === 'string') {
      fields.set(name, fields.has(name) ? `${fields.get(name) ?? ''}, ${value}` : value);
    } else if (value.name) {
      files.push({ field: name, name: value.name, type: value.type, bytes: value.size });
    }
  }
  return { fields: [...fields], files };
}

/** Reads the form call: ids among the form's own fields. */
export async function readSendForm(req: IncomingMessage): Promise<Submission> {
  if (!/^multipart\/form-data\b/i.test(req.headers['content-type'] ?? '')) {
    throw new BadBody(400, 'The content type must be multipart/form-data.');
  }
  const { fields, files } = await readForm(req);
  return {
    kind: 'send-form',
    ids: Object.fromEntries(fields.filter(([name]) => ID_FIELDS.includes(name))),
    params: Object.fromEntries(fields.filter(([name]) => !ID_FIELDS.includes(name))),
    files,
  };
}
