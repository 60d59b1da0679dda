import { describe, expect, test } from 'vitest';
import { readMapConfig } from './config';
import { boxAround, googleMapsPage, openStreetMapFrame, openStreetMapPage } from './place';

const place = { latitude: 59.95, longitude: 30.33, zoom: 11 };
const key = 'a-key-that-could-be-one-1234';

describe('readMapConfig', () => {
  test('a key alone, a key with a map id, and none', () => {
    expect(readMapConfig({ PUBLIC_GOOGLE_MAPS_KEY: ` ${key} ` })).toEqual({ key });
    expect(
      readMapConfig({ PUBLIC_GOOGLE_MAPS_KEY: key, PUBLIC_GOOGLE_MAPS_MAP_ID: 'paper' }),
    ).toEqual({ key, mapId: 'paper' });
    expect(readMapConfig({ PUBLIC_GOOGLE_MAPS_KEY: '' })).toBeUndefined();
  });

  test('a key that cannot be one stops the build', () => {
    expect(() => readMapConfig({ PUBLIC_GOOGLE_MAPS_KEY: 'YOUR KEY HERE, PLEASE' })).toThrow(
      /PUBLIC_GOOGLE_MAPS_KEY is "YOUR KEY HERE, PLEASE"/,
    );
    expect(() => readMapConfig({ PUBLIC_GOOGLE_MAPS_MAP_ID: 'paper' })).toThrow(/half configured/);
  });
});

test('a window’s box lies around its middle, and within what zoom 11 shows', () => {
  const [west, south, east, north] = boxAround(place, 1000, 550);
  expect((west + east) / 2).toBeCloseTo(30.33, 4);
  expect((south + north) / 2).toBeCloseTo(59.95, 4);
  const shown = (1000 * 360) / (256 * 2 ** 11);
  expect(east - west).toBeLessThan(shown);
  expect(east - west).toBeGreaterThan(shown / 2);
});

test('addresses name the place', () => {
  expect(openStreetMapPage(place)).toBe(
    'https://www.openstreetmap.org/?mlat=59.95&mlon=30.33#map=11/59.95/30.33',
  );
  expect(openStreetMapFrame(place, 1000, 550)).toMatch(
    /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=.*&layer=mapnik&marker=59\.95%2C30\.33$/,
  );
  expect(googleMapsPage(place)).toContain('query=59.95%2C30.33');
});
