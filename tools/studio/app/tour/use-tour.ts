import { useState } from 'react';
import { readStored, store } from '../shell/stored.ts';
import { STEPS } from './steps.ts';

/** Where the tour is. */
export interface UsedTour {
  /** Counted from 0; none while it is not shown. */
  readonly step: number | undefined;
  readonly start: () => void;
  /** To the next step; after the last one it ends. */
  readonly next: () => void;
  readonly back: () => void;
  /** Ends it, and does not show it by itself again. */
  readonly end: () => void;
}

/** The tour, which begins by itself the first time that the studio is opened. */
export function useTour(): UsedTour {
  const [step, setStep] = useState(() => (readStored('tour') === undefined ? 0 : undefined));
  const end = () => {
    store('tour', 'seen');
    setStep(undefined);
  };
  return {
    step,
    start: () => {
      setStep(0);
    },
    next: () => {
      if (step === undefined || step + 1 >= STEPS.length) end();
      else setStep(step + 1);
    },
    back: () => {
      if (step !== undefined) setStep(Math.max(0, step - 1));
    },
    end,
  };
}
