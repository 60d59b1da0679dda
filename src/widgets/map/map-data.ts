import type { GoogleMapConfig } from '~/lib/map/config';
import type { Place } from '~/lib/map/place';
import { isRecord } from '~/lib/is-record';

/** A map's data, as JSON in `data-map`. */
export interface MapData extends Place {
  /** The map's accessible name. */
  title: string;
  google?: GoogleMapConfig;
}

/** Reads what a map's element says; nothing where it does not say enough. */
export function readMapData(json = '{}'): MapData | undefined {
  const data: unknown = JSON.parse(json);
  return isMapData(data) ? data : undefined;
}

function isMapData(data: unknown): data is MapData {
  if (!isRecord(data)) return false;
  const { latitude, longitude, zoom, title, google } = data;
  return (
    [latitude, longitude, zoom].every((value) => typeof value === 'number') &&
    typeof title === 'string' &&
    (google === undefined || isGoogleMapConfig(google))
  );
}

const isGoogleMapConfig = (value: unknown): value is GoogleMapConfig =>
  isRecord(value) &&
  typeof value['key'] === 'string' &&
  ['string', 'undefined'].includes(typeof value['mapId']);

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
