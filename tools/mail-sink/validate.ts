import type { MailAccount } from './account.ts';
import type { Message, UploadedFile } from './store.ts';

/** The service rejects a message whose fields are larger than this in total. */
const FIELDS_LIMIT_BYTES = 50 * 1024;

/** The content of the two calls, before validation. */
export interface Submission {
  readonly kind: Message['kind'];
  /** `user_id`, `service_id`, `template_id`, `lib_version`: strings if the client is correct. */
  readonly ids: Readonly<Record<string, unknown>>;
  /** The message itself; an object if the client is correct. */
  readonly params: unknown;
  readonly files: readonly UploadedFile[];
}

/** The sink's response: a status and a plain text, as the service sends. */
export interface Answer {
  readonly status: number;
  readonly text: string;
}

export type Verdict =
  | { readonly ok: true; readonly message: Omit<Message, 'id' | 'receivedAt'> }
  | ({ readonly ok: false } & Answer);

const TOO_LARGE = `The fields are larger than ${FIELDS_LIMIT_BYTES / 1024} KB together.`;

const refuse = (status: number, text: string): Verdict => ({ ok: false, status, text });

/** Validates a submission as EmailJS does: every part present and well formed, every id known. */
export function validate(submission: Submission, account: MailAccount): Verdict {
  const { kind, ids, params, files } = submission;
  const required = [
    ['user_id', 'public key', account.publicKey, 404],
    ['service_id', 'service ID', account.serviceId, 400],
    ['template_id', 'template ID', account.templateId, 400],
  ] as const;
  for (const [field, label] of required) {
    const value = ids[field];
    if (value === undefined || value === '')
      return refuse(400, `The ${label} (${field}) is required.`);
    if (typeof value !== 'string') return refuse(400, `The ${label} (${field}) must be a string.`);
  }
  const libVersion = ids['lib_version'] ?? '';
  if (typeof libVersion !== 'string') {
    return refuse(400, 'The library version (lib_version) must be a string.');
  }
  if (typeof params !== 'object' || params === null || Array.isArray(params)) {
    return refuse(400, 'The template parameters (template_params) must be an object.');
  }
  for (const [field, label, known, status] of required) {
    if (ids[field] !== known) {
      return refuse(status, `There is no ${label} "${String(ids[field])}" (${field}).`);
    }
  }
  const fields = texts(params);
  if (isTooLarge(fields)) return refuse(413, TOO_LARGE);
  return {
    ok: true,
    message: {
      kind,
      serviceId: account.serviceId,
      templateId: account.templateId,
      libVersion,
      fields,
      files,
    },
  };
}

/** A post to the form endpoint, before validation. */
export interface Post {
  readonly kind: 'json' | 'form-data' | 'plain-post';
  readonly fields: object;
  readonly files: readonly UploadedFile[];
}

/** Rough, as services check it: the browser has checked it before. */
const ADDRESS = /^\S+@\S+\.\S+$/;

/** What an endpoint expects of a post. */
export interface Expected {
  /** The key that it requires, if any. */
  readonly accessKey?: string;
  /** The newsletter service's name, if addresses subscribe there. */
  readonly newsletter?: string;
}

/** Validates a post to a form endpoint. The access key is not part of the message. */
export function validatePost(
  { kind, fields, files }: Post,
  { accessKey, newsletter }: Expected = {},
): Verdict {
  const { access_key: key, ...message } = texts(fields);
  if (accessKey !== undefined && key !== accessKey)
    return refuse(400, key ? 'Invalid access_key.' : 'The access_key is required.');
  if (Object.values(message).every((value) => value.trim() === ''))
    return refuse(400, 'The message is empty.');
  if (newsletter !== undefined && !ADDRESS.test(message['email'] ?? message['EMAIL'] ?? ''))
    return refuse(400, 'The address is missing, or is none.');
  if (isTooLarge(message)) return refuse(413, TOO_LARGE);
  return {
    ok: true,
    message: { kind, fields: message, files, ...(newsletter !== undefined && { newsletter }) },
  };
}

function isTooLarge(fields: Readonly<Record<string, string>>): boolean {
  return Buffer.byteLength(JSON.stringify(fields)) > FIELDS_LIMIT_BYTES;
}

function texts(values: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
}
