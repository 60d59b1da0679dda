/** The state of a map (specification, section 4). The drawn map is shown until `success`. */
export type MapState = 'initialised' | 'loading' | 'success' | 'failure';

/** A provider may reject a key after its map has loaded; a failed map may be requested again. */
const NEXT: Record<MapState, readonly MapState[]> = {
  initialised: ['loading'],
  loading: ['success', 'failure'],
  success: ['failure'],
  failure: ['loading'],
};

/**
 * Creates a map's state, initially `initialised`.
 *
 * @param onChange called with each new state
 * @returns moves to a state, and returns whether that was possible from the current one
 */
export function openMapState(onChange: (state: MapState) => void): (next: MapState) => boolean {
  let state: MapState = 'initialised';
  return (next) => {
    if (!NEXT[state].includes(next)) return false;
    state = next;
    onChange(state);
    return true;
  };
}
