import site from '~site';
import { readMapConfig, type GoogleMapConfig } from './config';
import type { Place } from './place';
import { ContentError } from '../content/content-error.ts';
import { localSite } from '../languages/local-site';

/** Defaults for maps whose content says nothing else. */
export interface MapSettings {
  place: Place;
  /** The marker's label. */
  label: string;
  /** What stands below the label: the firm and its postal address; line breaks stay. */
  address: string;
  /** Google's map where the environment has a key; OpenStreetMap's on demand where it has none. */
  google?: GoogleMapConfig;
}

const google = readMapConfig(import.meta.env);

/**
 * The site's map settings: the environment's key and `site.config.ts`. Read at build only.
 *
 * @throws {Error} where a page shows a map and the site names no place
 */
export function mapSettings(): MapSettings {
  const { map, contact } = localSite();
  if (!map)
    throw new ContentError(
      'site.config.ts\n✖ missing: a page has a map\n  → at map: { latitude, longitude, zoom, label }, or take the map out of that page',
    );
  const { label, ...place } = map;
  const address = [site.name, contact.location].join('\n');
  return { place, label, address, ...(google && { google }) };
}
