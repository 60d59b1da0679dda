import {
  STUDIO_PATH,
  TOKEN_HEADER,
  type ApiFault,
  type StudioApi,
  studioEvent,
  type StudioEvent,
} from '../contract/api.ts';
import { IS_READ } from '../contract/reads.ts';
import { uploaded, type Uploaded, type UploadKind } from '../contract/pictures.ts';

/** The token stays in the fragment, which no request and no log contains; a reload finds it there again. */
const token = location.hash.slice(1);

type Input<Name extends keyof StudioApi> = Parameters<StudioApi[Name]>[0];
type Output<Name extends keyof StudioApi> = ReturnType<StudioApi[Name]>;

/** A call that the server refused; its message is a sentence for the owner. */
export class CallError extends Error {
  /** Whether what was asked cannot be done, so that asking again is of no use. */
  readonly isAboutInput: boolean;
  /** Whether the server failed, as it does while it starts anew, so that asking again is of use. */
  readonly isPassing: boolean;
  /** Whether the server did not even begin, since it is about to start anew. */
  readonly isTooEarly: boolean;

  constructor(message: string, status: number) {
    super(message);
    this.isAboutInput = status === 400 || status === 413 || status === 422;
    this.isPassing = status >= 500;
    this.isTooEarly = status === 503;
  }
}

/** The server has not answered, or not to the end: what was asked may be done or not. */
export class NoAnswer extends Error {}

/** How often a read is made of a server that fails. */
const TRIES = 9;

/** After how long a call is made again, in milliseconds. */
const AGAIN_MS = 700;

/** How long a call waits for a server that is known to be away, in milliseconds. */
const AWAY_MS = 30_000;

/** How long a call is made again at most, in milliseconds: a busy machine needs half a minute to start anew. */
const PATIENCE_MS = 120_000;

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Ends when the server is back; none while it is there. */
let absence: { readonly end: Promise<void>; readonly isBack: () => void } | undefined;

function leave(): void {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  absence ??= { end: promise, isBack: () => { resolve(undefined); } }; // prettier-ignore
}

function comeBack(): void {
  absence?.isBack();
  absence = undefined;
}

const headers = { [TOKEN_HEADER]: token, 'Content-Type': 'application/json' };

/** Asks while the server may be away, as after a change of the site’s settings: then it waits, or asks again. */
async function patiently<Answer>(isRead: boolean, ask: () => Promise<Answer>): Promise<Answer> {
  const end = performance.now() + PATIENCE_MS;
  let failures = 0;
  for (;;)
    try {
      if (absence) await Promise.race([absence.end, pause(AWAY_MS)]);
      return await ask();
    } catch (error) {
      if (error instanceof CallError && !error.isTooEarly) failures += 1;
      const isOfUse =
        error instanceof CallError
          ? error.isTooEarly || (isRead && error.isPassing && failures < TRIES)
          : isRead;
      if (!isOfUse || performance.now() > end) throw error;
      await pause(AGAIN_MS);
    }
}

/**
 * @throws {CallError} where the server refuses
 * @throws {NoAnswer} where it does not answer
 */
async function send(address: string, request: RequestInit): Promise<unknown> {
  let response: Response;
  let result: unknown;
  try {
    response = await fetch(`${STUDIO_PATH}/${address}`, { method: 'POST', ...request });
    result = await response.json();
  } catch (cause) {
    throw new NoAnswer('The server does not answer.', { cause });
  }
  if (!response.ok) throw new CallError((result as ApiFault).fault, response.status);
  return result;
}

/**
 * Calls the server.
 *
 * @throws {CallError} where it refuses
 * @throws {NoAnswer} where it does not answer
 */
export async function call<Name extends keyof StudioApi>(
  name: Name,
  input: Input<Name>,
): Promise<Output<Name>> {
  const body = JSON.stringify(input);
  const result = await patiently(IS_READ[name], () => send(`api/${name}`, { headers, body }));
  // Both sides are built from one contract.
  return result as Output<Name>;
}

/**
 * Brings a file to the project.
 *
 * @throws {CallError} where the server refuses it
 * @throws {NoAnswer} where it does not answer
 */
export async function upload(
  file: File,
  query: { readonly kind: UploadKind; readonly folder: string; readonly beside?: string },
): Promise<Uploaded> {
  const address = new URLSearchParams({ ...query, name: file.name });
  const request = { headers: { [TOKEN_HEADER]: token }, body: file };
  const result = await patiently(false, () => send(`upload?${address.toString()}`, request));
  return uploaded.parse(result);
}

/**
 * Hears what the server tells, until the connection ends.
 *
 * @param onOpen told once it is connected
 * @throws where the server cannot be reached
 */
export async function listen(
  hear: (event: StudioEvent) => void,
  { signal, onOpen }: { readonly signal: AbortSignal; readonly onOpen: () => void },
): Promise<void> {
  const response = await fetch(`${STUDIO_PATH}/events`, { method: 'POST', headers, signal });
  if (response.ok) {
    comeBack();
    onOpen();
  }
  const lines = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (let part = await lines?.read(); part && !part.done; part = await lines?.read()) {
      const [last = '', ...whole] = (rest + part.value).split('\n').toReversed();
      rest = last;
      for (const line of whole.toReversed())
        if (line !== '') hear(studioEvent.parse(JSON.parse(line)));
    }
  } finally {
    if (!signal.aborted) leave();
  }
}
