import { ROTATION_DELAY, ROTATION_INTERVAL } from './constants';

/** A rotation that can be paused. */
export interface Rotation {
  play(): void;
  pause(): void;
}

/**
 * Rotates through a list: after the delay, the first entry stays for its interval, then each of the
 * others. Pausing keeps the current entry, which gets a whole interval again on resuming.
 *
 * @param count the number of entries
 * @param show called with each entry's index at its turn, except for the first entry's first turn
 */
export function rotation(count: number, show: (index: number) => void): Rotation {
  let index = 0;
  let wait = ROTATION_DELAY + ROTATION_INTERVAL;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function turn() {
    wait = ROTATION_INTERVAL;
    index = (index + 1) % count;
    show(index);
    timer = setTimeout(turn, wait);
  }

  return {
    play() {
      if (count > 1) timer ??= setTimeout(turn, wait);
    },
    pause() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
