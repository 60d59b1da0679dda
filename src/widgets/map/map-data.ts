import type { GoogleMapConfig } from '~/lib/map/config';
import type { Place } from '~/lib/map/place';

/** A map's data, as JSON in `data-map`. */
export interface MapData extends Place {
  /** The map's accessible name. */
  title: string;
  google?: GoogleMapConfig;
}

/** The elements that a provider builds its map from. */
export interface MapStage {
  /** An empty box of the map's size. */
  box: HTMLElement;
  /** The site's marker, with its words. */
  marker: HTMLElement;
}

/**
 * Shows a map in its box.
 *
 * @param fail called when the map fails after it has loaded
 * @throws when it does not load
 */
export type MapProvider = (stage: MapStage, data: MapData, fail: () => void) => Promise<void>;
