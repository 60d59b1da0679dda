/** Where a map stands (specification, section 4). The drawn map is shown until `success`. */
export type MapState = 'initialised' | 'loading' | 'success' | 'failure';

/** A provider may refuse a key after its map has come; a map that failed may be asked for again. */
const NEXT: Record<MapState, readonly MapState[]> = {
  initialised: ['loading'],
  loading: ['success', 'failure'],
  success: ['failure'],
  failure: ['loading'],
};

/**
 * Opens a map's state, `initialised`.
 *
 * @param tell hears of each change
 * @returns moves on to a state, and tells whether that was possible from where the map stood
 */
export function openMapState(tell: (state: MapState) => void): (next: MapState) => boolean {
  let state: MapState = 'initialised';
  return (next) => {
    if (!NEXT[state].includes(next)) return false;
    state = next;
    tell(state);
    return true;
  };
}
