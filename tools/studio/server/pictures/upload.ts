import type { IncomingMessage } from 'node:http';
import { Failure } from '../../../lib/bootstrap/failure.mjs';
import { LARGEST_UPLOAD } from '../../contract/pictures.ts';
import { faultAnswer, type Answer } from '../requests.ts';
import type { Studio } from '../studio.ts';
import { storeUpload, uploadQuery } from './store-upload.ts';

const MEGABYTES = LARGEST_UPLOAD / 1024 ** 2;

/** Answers a request that brings a file: its bytes as the body, the rest in the address. */
export async function takeUpload(
  studio: Pick<Studio, 'root' | 'journal'>,
  request: Pick<IncomingMessage, 'url'> & AsyncIterable<unknown>,
): Promise<Answer> {
  const { searchParams } = new URL(request.url ?? '', 'http://studio');
  const query = uploadQuery.safeParse(Object.fromEntries(searchParams));
  if (!query.success) return faultAnswer(400, query.error.message);
  const bytes = await readUpTo(request, LARGEST_UPLOAD);
  if (!bytes)
    return faultAnswer(
      413,
      `${query.data.name} is larger than ${MEGABYTES} MB. Make it smaller first.`,
    );
  if (bytes.length === 0) return faultAnswer(422, `${query.data.name} is empty.`);
  try {
    return { status: 200, value: await storeUpload(studio, query.data, bytes) };
  } catch (error) {
    if (error instanceof Failure) return faultAnswer(422, error.message);
    throw error;
  }
}

/**
 * Reads a body; what its header says of its length is not believed.
 *
 * @returns undefined where it is longer; nothing more of it is kept
 */
async function readUpTo(body: AsyncIterable<unknown>, most: number): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of body) {
    if (!(part instanceof Uint8Array)) continue;
    length += part.length;
    // The rest is read and dropped: a browser reads no answer before it has sent all.
    if (length > most) parts.length = 0;
    else parts.push(Buffer.from(part));
    if (length > 2 * most) break;
  }
  return length > most ? undefined : Buffer.concat(parts);
}
