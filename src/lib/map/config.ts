import { ContentError } from '../content/content-error.ts';
/** The settings of Google's map. Both are public by design: restrict the key to your domain. */
export interface GoogleMapConfig {
  readonly key: string;
  /** The map's style, made in Google's console; the default style if left out. */
  readonly mapId?: string;
}

const KEY = 'PUBLIC_GOOGLE_MAPS_KEY';
const MAP_ID = 'PUBLIC_GOOGLE_MAPS_MAP_ID';

/** The characters that the console's keys consist of, and a plausible length. */
const LOOKS_LIKE_A_KEY = /^[\w.-]{20,}$/;

/**
 * Reads the map settings from the environment, as the build does.
 *
 * @param env variables by name, such as `import.meta.env`; empty ones count as not set
 * @returns undefined if no key is set: the site's maps are drawings, with OpenStreetMap on demand
 * @throws Error if the key is invalid, or if a map id is set without a key
 */
export function readMapConfig(env: Record<string, unknown>): GoogleMapConfig | undefined {
  const key = read(env, KEY);
  const mapId = read(env, MAP_ID);
  if (key === '') {
    if (mapId === '') return undefined;
    throw new ContentError(`The map is half configured: ${MAP_ID} is set, ${KEY} is missing.`);
  }
  if (!LOOKS_LIKE_A_KEY.test(key)) {
    throw new ContentError(
      `${KEY} is "${key}", but must be a key of Google's console: at least 20 letters, digits, ` +
        'dashes, underscores or dots. Unset it to build without a Google map.',
    );
  }
  return { key, ...(mapId && { mapId }) };
}

function read(env: Record<string, unknown>, name: string): string {
  const value = env[name];
  return typeof value === 'string' ? value.trim() : '';
}
