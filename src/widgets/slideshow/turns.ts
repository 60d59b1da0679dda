/** Which of several slides is shown, and who moves them. */
export interface Turn {
  /** The slide that is shown, from 0. */
  readonly selected: number;
  /** From which side it came: 1 when it follows the one before, -1 when it precedes it. */
  readonly way: 1 | -1;
  /** Whether slides move on by themselves, as far as the pause button says. */
  readonly playing: boolean;
  /** Whether the visitor has moved since they last did: where to is spoken then. */
  readonly visited: boolean;
}

/** What may happen: time passes, the visitor steps or picks a slide, or presses the pause button. */
export type TurnEvent =
  | { readonly type: 'pass' }
  | { readonly type: 'step'; readonly by: 1 | -1 }
  | { readonly type: 'pick'; readonly index: number }
  | { readonly type: 'toggle' };

/**
 * What comes of an event. After the last slide comes the first. A move of the visitor's ends the
 * playing; to pick the slide that is shown is none.
 *
 * @param count how many slides there are
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

/** How far a finger must have moved to have swiped, in pixels. */
const SWIPE_DISTANCE = 40;

/**
 * By how many slides a finger steps: undefined where it hardly moved, or rather up or down.
 *
 * @param across how far it moved to the right, in pixels
 * @param down how far it moved down, in pixels
 */
export function swipeStep(across: number, down: number): 1 | -1 | undefined {
  if (Math.abs(across) < SWIPE_DISTANCE || Math.abs(across) < Math.abs(down)) return undefined;
  return across < 0 ? 1 : -1;
}
