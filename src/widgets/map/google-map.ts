import { MIN_ZOOM } from '~/lib/map/place';
import { googleLoader } from './google-loader';
import type { MapProvider } from './map-data';

declare global {
  interface Window {
    /** Google calls this when it rejects the key; by then the map is a grey box. */
    gm_authFailure?: () => void;
  }
}

/** Callbacks of all maps on the page, called when the key is rejected. */
const rejectionHandlers: (() => void)[] = [];

/** Google's map with the site's own marker, which is the same on every map and needs no map id. */
export const googleMap: MapProvider = async ({ box, marker }, data, fail) => {
  const { latitude: lat, longitude: lng, zoom, google } = data;
  if (!google) throw new Error('The map has no key.');
  rejectionHandlers.push(fail);
  window.gm_authFailure = () => rejectionHandlers.forEach((notify) => notify());
  const { key, mapId } = google;
  const language = document.documentElement.lang;
  const loader = googleLoader({ key, v: 'weekly', language, ...(mapId && { mapIds: [mapId] }) });
  const { Map, OverlayView } = await loader.load();

  const map = new Map(box, {
    center: { lat, lng },
    zoom,
    minZoom: MIN_ZOOM,
    // One finger scrolls the page, two fingers move the map.
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
