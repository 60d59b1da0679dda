import { Refusal } from './refusal.ts';

/** What is said of an answer that could come from anything but a form endpoint. */
const NO_ENDPOINT = 'The endpoint answered with something else than JSON: is its address right?';

/**
 * Whether a form endpoint has taken a message. Formspree answers `{ ok: true }` or
 * `{ error, errors: [{ message }] }`, Web3Forms `{ success, message }`; one's own may say as much, or
 * nothing at all beside its status.
 *
 * @throws {Refusal} with the status and the endpoint's own sentence, where it has not
 */
export async function readAnswer(response: Response): Promise<void> {
  const { ok, status, statusText, headers } = response;
  const text = await response.text();
  const answer = parse(text);
  if (!ok) throw new Refusal(status, sentenceOf(answer) ?? (statusText || `Status ${status}`));
  if (isRefusal(answer)) throw new Refusal(status, sentenceOf(answer) ?? 'Refused');
  // A page is no receipt: a mistyped address or a guest network's login answers with one, too.
  const isJson = /\bjson\b/.test(headers.get('Content-Type') ?? '');
  if (answer === undefined && text.trim() !== '' && (isJson || /^\s*</.test(text)))
    throw new Refusal(status, NO_ENDPOINT);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const has = <Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> =>
  typeof value === 'object' && value !== null && key in value;

/** Services answer 200 to some messages that they have not taken. */
function isRefusal(answer: unknown): boolean {
  return (
    (has(answer, 'ok') && answer.ok === false) ||
    (has(answer, 'success') && answer.success === false) ||
    (has(answer, 'error') && Boolean(answer.error)) ||
    (has(answer, 'errors') && Array.isArray(answer.errors) && answer.errors.length > 0)
  );
}

/** The endpoint's own words, wherever it puts them; those about single fields say most. */
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
