import { MIN_ZOOM } from '~/lib/map/place';
import { googleLoader } from './google-loader';
import type { MapProvider } from './map-data';

declare global {
  interface Window {
    /** Google calls it when it refuses the key; the map is a grey box by then. */
    gm_authFailure?: () => void;
  }
}

/** Who must hear that the key was refused: every map of the page. */
const refused: (() => void)[] = [];

/** Google's map, with our own marker on it: the same on every map, and it needs no map id. */
export const googleMap: MapProvider = async ({ box, marker }, data, fail) => {
  const { latitude: lat, longitude: lng, zoom, google } = data;
  if (!google) throw new Error('The map has no key.');
  refused.push(fail);
  window.gm_authFailure = () => refused.forEach((tell) => tell());
  const { key, mapId } = google;
  const language = document.documentElement.lang;
  const loader = googleLoader({ key, v: 'weekly', language, ...(mapId && { mapIds: [mapId] }) });
  const { Map, OverlayView } = await loader.load();

  const map = new Map(box, {
    center: { lat, lng },
    zoom,
    minZoom: MIN_ZOOM,
    // A page must scroll under a thumb: one finger scrolls it, two move the map.
    gestureHandling: 'cooperative',
    ...(mapId && { mapId }),
  });

  class Marker extends OverlayView {
    readonly element = marker.cloneNode(true) as HTMLElement;
    override onAdd() {
      this.getPanes()?.overlayMouseTarget.append(this.element);
    }
    override draw() {
      const point = this.getProjection().fromLatLngToDivPixel({ lat, lng });
      this.element.style.left = `${point?.x ?? 0}px`;
      this.element.style.top = `${point?.y ?? 0}px`;
    }
    override onRemove() {
      this.element.remove();
    }
  }
  new Marker().setMap(map);
};
