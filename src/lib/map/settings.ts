import site from '~site';
import { readMapConfig, type GoogleMapConfig } from './config';
import type { Place } from './place';

/** What a map on a page is given where its content says nothing else. */
export interface MapSettings {
  place: Place;
  /** The marker's words. */
  label: string;
  /** Google's map where the environment has a key; OpenStreetMap's on demand where it has none. */
  google?: GoogleMapConfig;
}

const { label, ...place } = site.map;
const google = readMapConfig(import.meta.env);

/** The site's map settings: the environment's key and `site.config.ts`. Read at build only. */
export const mapSettings: MapSettings = { place, label, ...(google && { google }) };
