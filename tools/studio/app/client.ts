import {
  STUDIO_PATH,
  TOKEN_HEADER,
  type ApiFault,
  type StudioApi,
  studioEvent,
  type StudioEvent,
} from '../contract/api.ts';
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

/** Calls that change nothing: without an answer they are made again. */
const READS: ReadonlySet<keyof StudioApi> = new Set([
  'state',
  'open',
  'reread',
  'values',
  'choices',
  'history',
  'sections',
  'sectionOffers',
  'siteLists',
  'translations',
  'languageOffers',
]);

/** How often a read is made, and any call of a server that is about to start anew. */
const TRIES = 9;
const TRIES_ANEW = 40;

/** After how long a call is made again, in milliseconds. */
const AGAIN_MS = 700;

/** How long a call waits for a server that is known to be away, as while it starts anew, in milliseconds. */
const AWAY_MS = 15_000;

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
  for (let tries = 1; ; tries += 1)
    try {
      if (absence) await Promise.race([absence.end, pause(AWAY_MS)]);
      return await ask();
    } catch (error) {
      const isPassing = !(error instanceof CallError) || error.isPassing;
      const isTooEarly = error instanceof CallError && error.isTooEarly;
      const most = isTooEarly ? TRIES_ANEW : isRead && isPassing ? TRIES : 1;
      if (tries >= most) throw error;
      await pause(AGAIN_MS);
    }
}

/** @throws {CallError} where the server refuses */
async function send(address: string, request: RequestInit): Promise<unknown> {
  const response = await fetch(`${STUDIO_PATH}/${address}`, { method: 'POST', ...request });
  const result: unknown = await response.json();
  if (!response.ok) throw new CallError((result as ApiFault).fault, response.status);
  return result;
}

/**
 * Calls the server.
 *
 * @throws {CallError} where it refuses
 */
export async function call<Name extends keyof StudioApi>(
  name: Name,
  input: Input<Name>,
): Promise<Output<Name>> {
  const body = JSON.stringify(input);
  const result = await patiently(READS.has(name), () => send(`api/${name}`, { headers, body }));
  // Both sides are built from one contract.
  return result as Output<Name>;
}

/**
 * Brings a file to the project.
 *
 * @throws {CallError} where the server refuses it
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
