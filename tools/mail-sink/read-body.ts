import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';
import type { UploadedFile } from './store.ts';
import type { Answer, Submission } from './validate.ts';

/** More than any message: fields are limited to 50 KB, and of files only the size is kept. */
export const BODY_LIMIT_BYTES = 2 * 1024 * 1024;

const ID_FIELDS = ['user_id', 'service_id', 'template_id', 'lib_version'];

/** A body that cannot be read, with what to answer. */
export class BadBody extends Error {
  readonly answer: Answer;

  constructor(status: number, text: string) {
    super(text);
    this.answer = { status, text };
  }
}

/**
 * Reads a whole body as text.
 *
 * @throws BadBody 413 when it is larger than {@link BODY_LIMIT_BYTES}
 */
export async function readText(req: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of req as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > BODY_LIMIT_BYTES) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/**
 * Reads a body as a JSON object.
 *
 * @throws BadBody 400 when it is none, 413 when it is too large
 */
export async function readJsonObject(req: IncomingMessage): Promise<Record<string, unknown>> {
  const text = await readText(req);
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return { ...value };
    }
  } catch {
    // Falls through to the same complaint.
  }
  throw new BadBody(400, 'The body must be a JSON object.');
}

/** The JSON call: ids beside `template_params`, which may be left out. */
export async function readSend(req: IncomingMessage): Promise<Submission> {
  if (!/^application\/json\b/i.test(req.headers['content-type'] ?? '')) {
    throw new BadBody(400, 'The content type must be application/json.');
  }
  const { template_params: params = {}, ...ids } = await readJsonObject(req);
  return { kind: 'send', ids, params, files: [] };
}

/** The form call: ids among the form's own fields. A name that repeats is joined with a comma. */
export async function readSendForm(req: IncomingMessage): Promise<Submission> {
  if (!/^multipart\/form-data\b/i.test(req.headers['content-type'] ?? '')) {
    throw new BadBody(400, 'The content type must be multipart/form-data.');
  }
  const fields = new Map<string, string>();
  const files: UploadedFile[] = [];
  await new Promise<void>((done, fail) => {
    const bad = () => fail(new BadBody(400, 'The body is not well-formed multipart/form-data.'));
    let parser: busboy.Busboy;
    try {
      parser = busboy({ headers: req.headers, limits: { fieldSize: BODY_LIMIT_BYTES } });
    } catch {
      return bad();
    }
    let size = 0;
    req.on('data', (part: Buffer) => {
      size += part.length;
      if (size > BODY_LIMIT_BYTES) fail(tooLarge());
    });
    parser.on('field', (name, value) => {
      fields.set(name, fields.has(name) ? `${fields.get(name) ?? ''}, ${value}` : value);
    });
    parser.on('file', (field, stream, { filename, mimeType }) => {
      let bytes = 0;
      stream.on('data', (part: Buffer) => (bytes += part.length));
      stream.on('end', () => {
        if (filename) files.push({ field, name: filename, type: mimeType, bytes });
      });
    });
    parser.on('error', bad).on('close', done);
    req.on('error', bad).pipe(parser);
  });
  const entries = [...fields];
  return {
    kind: 'send-form',
    ids: Object.fromEntries(entries.filter(([name]) => ID_FIELDS.includes(name))),
    params: Object.fromEntries(entries.filter(([name]) => !ID_FIELDS.includes(name))),
    files,
  };
}

function tooLarge(): BadBody {
  return new BadBody(413, `The body is larger than ${BODY_LIMIT_BYTES / 1024 / 1024} MB.`);
}
