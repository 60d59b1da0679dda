/** The lowest zoom level of a map (specification, section 9). */
export const MIN_ZOOM = 3;

/** A place on earth and the zoom level that shows it. */
export interface Place {
  /** Degrees north. */
  latitude: number;
  /** Degrees east. */
  longitude: number;
  /** Web map levels: 3 is a continent, 11 a city, 18 a house. */
  zoom: number;
}

/** The width of the whole earth at zoom 0, in pixels, in all web maps. */
const WORLD_PX = 256;

/** OpenStreetMap fits a box with a margin; where the zoom levels are whole, that margin costs one level. */
const AIR = 0.8;

/** West, south, east, north, in degrees. */
export type Box = readonly [number, number, number, number];

/**
 * The part of the earth that a map of this size shows, a little less on each side.
 *
 * @param width of the map, in pixels
 * @param height of the map, in pixels
 */
export function boxAround(
  { latitude, longitude, zoom }: Place,
  width: number,
  height: number,
): Box {
  const degreesPerPixel = 360 / (WORLD_PX * 2 ** zoom);
  const halfWidth = (width / 2) * degreesPerPixel * AIR;
  // Mercator stretches the north, so a pixel there covers less of a degree of latitude.
  const squeeze = Math.cos((latitude * Math.PI) / 180);
  const halfHeight = (height / 2) * degreesPerPixel * squeeze * AIR;
  const box = [
    longitude - halfWidth,
    latitude - halfHeight,
    longitude + halfWidth,
    latitude + halfHeight,
  ] as const;
  const [west, south, east, north] = box.map((degrees) => Math.round(degrees * 1e5) / 1e5);
  return [west ?? 0, south ?? 0, east ?? 0, north ?? 0];
}

/** The address of OpenStreetMap's page for a place, with a marker. */
export function openStreetMapPage({ latitude, longitude, zoom }: Place): string {
  const marker = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) });
  return `https://www.openstreetmap.org/?${marker}#map=${zoom}/${latitude}/${longitude}`;
}

/** The address of OpenStreetMap's embeddable map of a place, with a marker. */
export function openStreetMapFrame(place: Place, width: number, height: number): string {
  const query = new URLSearchParams({
    bbox: boxAround(place, width, height).join(','),
    layer: 'mapnik',
    marker: `${place.latitude},${place.longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

/** The address of Google's page for a place, with a marker. */
export function googleMapsPage({ latitude, longitude }: Place): string {
  const query = new URLSearchParams({ api: '1', query: `${latitude},${longitude}` });
  return `https://www.google.com/maps/search/?${query}`;
}
