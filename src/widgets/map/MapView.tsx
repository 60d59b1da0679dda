import { googleMapsPage, openStreetMapPage } from '~/lib/map/place';
import type { MapSettings } from '~/lib/map/settings';
import { DrawnMap } from './DrawnMap';
import type { MapData } from './map-data';
import type { MapLook } from './map-looks';
import type { MAP_HEIGHTS } from './map-numbers';
import styles from './map-view.module.css';

interface MapViewProps extends MapSettings {
  look?: MapLook;
  height?: keyof typeof MAP_HEIGHTS;
}

/**
 * A place on a map. Everybody sees a drawn one, with the marker and a link to a real map of the
 * place. With a key Google's map takes its place as one approaches it; without one
 * OpenStreetMap's does when a visitor asks for it. No other host hears of a visitor before that.
 */
export function MapView({
  place,
  label,
  google,
  look = 'light',
  height = 'standard',
}: MapViewProps) {
  const data: MapData = { ...place, title: label, ...(google && { google }) };
  const page = google ? googleMapsPage(place) : openStreetMapPage(place);
  return (
    <div
      className={styles.map}
      data-map={JSON.stringify(data)}
      data-map-state="initialised"
      data-look={look}
      data-height={height}
    >
      <div className={styles.drawn}>
        <DrawnMap title={label} />
        <div className={styles.marker} data-map-marker="">
          <span className={styles.pin} aria-hidden="true" />
          <span className={styles.label}>{label}</span>
        </div>
      </div>
      <div className={styles.stage} data-map-stage="" />
      <p className={styles.note}>An illustration, not to scale.</p>
      <div className={styles.bar}>
        <a className={styles.link} href={page} rel="noopener">
          {google ? 'Open in Google Maps' : 'Open in OpenStreetMap'}
        </a>
        {!google && (
          <button type="button" className={styles.load} data-map-load="" data-needs-script="">
            Load the interactive map
            <small className={styles.source}>from openstreetmap.org</small>
          </button>
        )}
        <p className={styles.status} role="status" />
      </div>
    </div>
  );
}
