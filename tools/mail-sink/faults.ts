import { STATUS_CODES } from 'node:http';
import type { Answer } from './validate.ts';

/** The delay of the response to `slow@…`: well past the mailer's time-out of ten seconds. */
const SLOW_MS = 15_000;

/** The longest delay that can be requested. */
const LONGEST_MS = 60_000;

/** The service's own wording of errors in the error catalogue. */
const TEXTS: Record<number, string> = { 451: 'Unavailable For Headless Browser' };

/** A fault for a message: it is refused, answered late, or both. */
export interface Fault {
  /** If absent, the message is handled as usual. */
  readonly answer?: Answer;
  readonly delayMs: number;
}

/** Faults requested through `POST /control`, one per message. */
export interface FaultQueue {
  /**
   * @param order `{ status?, text?, delayMs?, times? }`; `times` defaults to 1, 0 cancels
   * @returns an error message if the order is invalid
   */
  order(order: Readonly<Record<string, unknown>>): string | undefined;
  take(): Fault | undefined;
  clear(): void;
}

/** Opens an empty queue; a new order replaces the previous one. */
export function openFaults(): FaultQueue {
  let fault: Fault | undefined;
  let left = 0;
  return {
    order({ status, text, delayMs = 0, times = 1 }) {
      if (status !== undefined && !isWhole(status, 200, 599)) return 'status must be 200 to 599.';
      if (text !== undefined && typeof text !== 'string') return 'text must be a string.';
      if (!isWhole(delayMs, 0, LONGEST_MS)) return `delayMs must be 0 to ${LONGEST_MS}.`;
      if (!isWhole(times, 0, Number.MAX_SAFE_INTEGER)) return 'times must be a whole number.';
      fault = { delayMs, ...(status === undefined ? {} : { answer: answerFor(status, text) }) };
      left = times;
      return undefined;
    },
    take() {
      if (left === 0) return undefined;
      left -= 1;
      return fault;
    },
    clear: () => void (left = 0),
  };
}

/**
 * A fault requested by the sender's address: `status-429@…` is refused with 429, `slow@…` is
 * answered after {@link SLOW_MS}, `slow-3000@…` after that many milliseconds.
 *
 * @param fields the message's fields, of either form
 */
export function faultOfSender(fields: Readonly<Record<string, string>>): Fault | undefined {
  const sender = fields['from_email'] ?? fields['email'] ?? fields['EMAIL'] ?? '';
  const found = /^\s*(?:status-([2-5]\d\d)|slow(?:-(\d{1,5}))?)@/i.exec(sender);
  if (!found) return undefined;
  const [, status, delay] = found;
  if (status !== undefined) return { delayMs: 0, answer: answerFor(Number(status)) };
  return { delayMs: Math.min(Number(delay ?? SLOW_MS), LONGEST_MS) };
}

function answerFor(status: number, text?: string): Answer {
  return { status, text: text ?? TEXTS[status] ?? STATUS_CODES[status] ?? `Status ${status}` };
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}
