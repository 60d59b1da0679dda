import { ROTATION_DELAY, ROTATION_INTERVAL } from './constants';

/** Something that goes round until it is held. */
export interface Rotation {
  play(): void;
  pause(): void;
}

/**
 * Goes round in a list: after the delay the first entry has its interval, then each of the others.
 * Held, it stays where it is, and gives that entry a whole interval when it goes on.
 *
 * @param count how many entries there are
 * @param show told each entry's index as its turn comes, except the first one's first
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
