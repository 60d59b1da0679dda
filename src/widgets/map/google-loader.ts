/// <reference types="google.maps" />
import { importLibrary, setOptions, type APIOptions } from '@googlemaps/js-api-loader';
import { FIRST_RETRY_AFTER_MS, SCRIPT_RETRIES } from './constants';

/** Loads Google's script once for all maps of a page. */
export interface GoogleLoader {
  /** @throws when the script did not load after all retries */
  load(): Promise<google.maps.MapsLibrary>;
}

let shared: { options: string; loader: GoogleLoader } | undefined;

/**
 * Returns the page's only loader, shared by all callers with the same options. The underlying
 * package silently ignores other options, and never retries.
 *
 * @throws Error when it was created with other options before
 */
export function googleLoader(options: APIOptions): GoogleLoader {
  const optionsKey = JSON.stringify(options);
  shared ??= { options: optionsKey, loader: createLoader(options) };
  if (shared.options !== optionsKey) {
    throw new Error(
      `The map loader must not be made again with different options: ${optionsKey}, after ${shared.options}.`,
    );
  }
  return shared.loader;
}

function createLoader(options: APIOptions): GoogleLoader {
  let library: Promise<google.maps.MapsLibrary> | undefined;
  return { load: () => (library ??= loadWithRetries(options)) };
}

async function loadWithRetries(options: APIOptions): Promise<google.maps.MapsLibrary> {
  setOptions(options);
  for (let retries = 0; ; retries += 1) {
    try {
      return await importLibrary('maps');
    } catch (error) {
      if (retries === SCRIPT_RETRIES) throw error;
      console.error('Failed to load Google Maps script, retrying');
      const wait = FIRST_RETRY_AFTER_MS * 2 ** retries;
      await new Promise((done) => setTimeout(done, wait));
    }
  }
}
