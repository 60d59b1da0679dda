/** The state of a slideshow. */
export interface Turn {
  /** The index of the current slide, from 0. */
  readonly selected: number;
  /** The direction of the last move: 1 forwards, -1 backwards. */
  readonly way: 1 | -1;
  /** True if slides advance by themselves, according to the pause button. */
  readonly playing: boolean;
  /**
   * True if the visitor has moved since slides last advanced by themselves: the new slide is then
   * announced.
   */
  readonly visited: boolean;
}

/**
 * Events of a slideshow: time passes, the visitor steps or picks a slide, or presses the pause
 * button.
 */
export type TurnEvent =
  | { readonly type: 'pass' }
  | { readonly type: 'step'; readonly by: 1 | -1 }
  | { readonly type: 'pick'; readonly index: number }
  | { readonly type: 'toggle' };

/**
 * Returns the state after an event. The first slide follows the last. A move by the visitor stops
 * autoplay; picking the current slide changes nothing.
 *
 * @param count the number of slides
 */
export function nextTurn(turn: Turn, event: TurnEvent, count: number): Turn {
  const stepped = (by: 1 | -1) => ({ selected: (turn.selected + by + count) % count, way: by });
  switch (event.type) {
    case 'pass':
      return { ...turn, ...stepped(1) };
    case 'step':
      return { ...stepped(event.by), playing: false, visited: true };
    case 'pick': {
      const { index } = event;
      if (index === turn.selected) return turn;
      return {
        selected: index,
        way: index > turn.selected ? 1 : -1,
        playing: false,
        visited: true,
      };
    }
    case 'toggle':
      return { ...turn, playing: !turn.playing, visited: turn.visited && turn.playing };
  }
}

/** The minimum length of a swipe, in pixels. */
const SWIPE_DISTANCE = 40;

/**
 * Returns by how many slides a swipe steps: undefined if it is too short, or mostly vertical.
 *
 * @param across the distance along the line, in pixels, positive towards its end: to the right where
 *   one reads from left to right
 * @param down the vertical distance, in pixels, positive downwards
 */
export function swipeStep(across: number, down: number): 1 | -1 | undefined {
  if (Math.abs(across) < SWIPE_DISTANCE || Math.abs(across) < Math.abs(down)) return undefined;
  return across < 0 ? 1 : -1;
}
