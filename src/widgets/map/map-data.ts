import type { GoogleMapConfig } from '~/lib/map/config';
import type { Place } from '~/lib/map/place';

/** What a map's element says about it, as JSON in `data-map`. */
export interface MapData extends Place {
  /** What the map shows, for those who cannot see it. */
  title: string;
  google?: GoogleMapConfig;
}

/** What a provider is given to put its map in. */
export interface MapStage {
  /** An empty box of the map's size. */
  box: HTMLElement;
  /** Our marker, with its words. */
  marker: HTMLElement;
}

/**
 * Puts a map in its place.
 *
 * @param fail is called when the map fails after it has come
 * @throws when it does not come
 */
export type MapProvider = (stage: MapStage, data: MapData, fail: () => void) => Promise<void>;
