import { useCallback } from 'react';
import { NoAnswer } from './client.ts';
import { useWords } from './words.tsx';

/**
 * What went wrong, as a sentence.
 *
 * @param noAnswer said where the server does not answer
 */
export function sentenceOf(error: unknown, noAnswer: string): string {
  if (error instanceof NoAnswer) return noAnswer;
  return error instanceof Error ? error.message : String(error);
}

/** Says what went wrong, in the language of the studio; stays the same from one render to the next. */
export function useSentence(): (error: unknown) => string {
  const { noAnswer } = useWords('history');
  return useCallback((error) => sentenceOf(error, noAnswer), [noAnswer]);
}
