import { Refusal } from './refusal.ts';

/** Reported for an answer that might come from anything but a form endpoint. */
const NO_ENDPOINT = 'The endpoint answered with something else than JSON: is its address right?';

/**
 * Checks that a form endpoint has accepted a message. Formspree answers `{ ok: true }` or
 * `{ error, errors: [{ message }] }`, Web3Forms `{ success, message }`; an owner's own endpoint may
 * do the same, or answer with a status alone.
 *
 * @throws {Refusal} with the status and the endpoint's own message if it has not
 */
export async function readAnswer(response: Response): Promise<void> {
  const { ok, status, statusText, headers } = response;
  const text = await response.text();
  const answer = parse(text);
  if (!ok) throw new Refusal(status, sentenceOf(answer) ?? (statusText || `Status ${status}`));
  if (isRefusal(answer)) throw new Refusal(status, sentenceOf(answer) ?? 'Refused');
  // An HTML page does not confirm delivery: a mistyped address or the login of a guest network also
  // answers with one.
  const isJson = /\bjson\b/.test(headers.get('Content-Type') ?? '');
  if (answer === undefined && text.trim() !== '' && (isJson || /^\s*</.test(text)))
    throw new Refusal(status, NO_ENDPOINT);
}

function parse(text: string): unknown {
  try {
    const answer: unknown = JSON.parse(text);
    return answer;
  } catch {
    return undefined;
  }
}

const has = <Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> =>
  typeof value === 'object' && value !== null && key in value;

/** Some services answer 200 to messages that they have rejected. */
function isRefusal(answer: unknown): boolean {
  return (
    (has(answer, 'ok') && answer.ok === false) ||
    (has(answer, 'success') && answer.success === false) ||
    (has(answer, 'error') && Boolean(answer.error)) ||
    (has(answer, 'errors') && Array.isArray(answer.errors) && answer.errors.length > 0)
  );
}

/** The endpoint's own message, wherever it puts it; messages about single fields are the most specific. */
function sentenceOf(answer: unknown): string | undefined {
  if (typeof answer === 'string') return answer || undefined;
  if (has(answer, 'errors') && Array.isArray(answer.errors)) {
    const all = answer.errors.flatMap((error: unknown) => sentenceOf(error) ?? []);
    if (all.length > 0) return all.join(' ');
  }
  for (const key of ['error', 'message', 'body'] as const) {
    const said = has(answer, key) ? sentenceOf(answer[key]) : undefined;
    if (said !== undefined) return said;
  }
  return undefined;
}
