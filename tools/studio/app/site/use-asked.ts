import { useCallback, useEffect, useState } from 'react';
import { useSentence } from '../sentence-of.ts';
import { useStudio } from '../studio-context.ts';

/** What the server has answered to a question. */
export interface Asked<Answer> {
  /** Undefined until it has answered. */
  readonly answer: Answer | undefined;
  /** Why there is none. */
  readonly fault: string | undefined;
  /** Asks again, as after a change. */
  readonly again: () => Promise<void>;
}

/** The last answers, which are shown until there are newer ones. */
const kept = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * Asks the server, and again whenever the site has been read anew.
 *
 * @param ask has to stay the same from one render to the next
 */
export function useAsked<Answer>(ask: () => Promise<Answer>): Asked<Answer> {
  const { site } = useStudio();
  const sentenceOf = useSentence();
  const [answer, setAnswer] = useState(kept.get(ask) as Answer | undefined);
  const [fault, setFault] = useState<string>();
  const again = useCallback(async () => {
    try {
      const now = await ask();
      kept.set(ask, now);
      setAnswer(now);
      setFault(undefined);
    } catch (error) {
      setFault(sentenceOf(error));
    }
  }, [ask, sentenceOf]);
  useEffect(() => void again(), [again, site]);
  return { answer, fault, again };
}
