import { useCallback, useEffect, useState } from 'react';
import type { HistoryState, StepKind } from '../../contract/history.ts';
import { call } from '../client.ts';
import { flushDocuments, refreshDocuments } from '../documents/use-document.ts';
import { useSentence } from '../sentence-of.ts';
import { useStudio } from '../studio-context.ts';
import { fill, useWords } from '../words.tsx';

/** A step that could not be taken, because another program has changed its files since. */
export interface RefusedStep {
  readonly kind: StepKind;
  readonly files: readonly string[];
}

/** What can be taken back and done again, and doing so. */
interface UsedHistory {
  readonly history: HistoryState;
  readonly refused: RefusedStep | undefined;
  readonly step: (kind: StepKind) => Promise<void>;
  /** Forgets the refused step; the files stay as they are. */
  readonly drop: () => Promise<void>;
  /** Leaves the refused step where it is. */
  readonly leave: () => void;
}

/** The steps of the sitting. */
export function useHistory(): UsedHistory {
  const words = useWords('history');
  const { version, announce, refreshPage, reloadSite } = useStudio();
  const sentenceOf = useSentence();
  const [history, setHistory] = useState<HistoryState>({});
  const [refused, setRefused] = useState<RefusedStep>();
  // Whatever changes a file has the page fetched anew.
  useEffect(() => {
    call('history', {}).then(setHistory, () => undefined);
  }, [version]);
  const step = useCallback(
    async (kind: StepKind) => {
      try {
        // What is still on its way is the last step.
        await flushDocuments();
        const before = await call('history', {});
        const result = await call(kind, {});
        if (result.kind === 'conflict') setRefused({ kind, files: result.files });
        if (result.kind !== 'done') return;
        setHistory(result.history);
        announce(fill(words[`${kind}Done`], { title: before[kind]?.title ?? '' }));
        await refreshDocuments(result.files);
        await reloadSite();
        refreshPage();
      } catch (error) {
        announce(sentenceOf(error));
      }
    },
    [words, announce, sentenceOf, refreshPage, reloadSite],
  );
  return {
    history,
    refused,
    step,
    drop: async () => {
      if (!refused) return;
      setHistory(await call('dropStep', { kind: refused.kind }));
      setRefused(undefined);
    },
    leave: () => {
      setRefused(undefined);
    },
  };
}
