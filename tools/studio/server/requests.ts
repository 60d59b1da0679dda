import type { IncomingMessage, ServerResponse } from 'node:http';
import { Failure } from '../../lib/bootstrap/failure.mjs';
import type { ApiFault } from '../contract/api.ts';
import type { Calls } from './call.ts';
import type { Studio } from './studio.ts';

/** The largest input of a call that names no limit of its own, in bytes: a page’s content is a tenth of it. */
const LARGEST = 4 * 1024 ** 2;

/** What a call is answered with. */
export interface Answer {
  readonly status: number;
  readonly value: unknown;
}

/** Answers with a value, as JSON. */
export function answer(response: ServerResponse, { status, value }: Answer): void {
  if (response.headersSent) {
    response.end();
    return;
  }
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(value));
}

/** The answer to a request that is not carried out. */
export const faultAnswer = (status: number, fault: string): Answer => ({
  status,
  value: { fault } satisfies ApiFault,
});

/** Carries out a call. */
export async function carryOut(
  studio: Studio,
  calls: Calls,
  name: string,
  request: IncomingMessage,
): Promise<Answer> {
  if (!Object.hasOwn(calls, name)) return faultAnswer(404, `There is no call ${name}.`);
  // Each call has its own input; its schema has checked it before `run` sees it.
  const call = calls[name as keyof Calls] as Calls['open'];
  const body = await bodyOf(request, call.largest ?? LARGEST);
  if (body === undefined) return faultAnswer(413, 'The request is too large.');
  const input = call.input.safeParse(parsed(body));
  if (!input.success) return faultAnswer(400, input.error.message);
  try {
    return { status: 200, value: await call.run(studio, input.data) };
  } catch (error) {
    // Tools refuse with sentences of their own.
    if (error instanceof Failure) return faultAnswer(422, error.message);
    throw error;
  }
}

/**
 * The body of a request.
 *
 * @param largest in bytes; counted while they arrive, since a request need not say how many there are
 * @returns undefined where there are more
 */
async function bodyOf(request: IncomingMessage, largest: number): Promise<string | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > largest) return undefined;
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Uint8Array>) {
    bytes += part.byteLength;
    if (bytes > largest) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
