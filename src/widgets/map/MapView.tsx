import { clsx } from 'clsx';
import type { MapSettings } from '~/lib/map/settings';
import { DrawnMap } from './DrawnMap';
import { MapControls } from './MapControls';
import { MapMarker } from './MapMarker';
import type { MapData } from './map-data';
import type { MapLook } from './map-styles';
import type { MAP_HEIGHTS } from './constants';
import colors from './map-colors.module.css';
import styles from './map-view.module.css';

interface MapViewProps extends MapSettings {
  look?: MapLook;
  height?: keyof typeof MAP_HEIGHTS;
  /**
   * Shows a single button that loads the live map; the link to an external map appears only without
   * script.
   */
  oneButton?: boolean | undefined;
}

/**
 * A place on a map. Every visitor first sees a drawing, with a marker and a link to a real map of
 * the place. With an API key, Google's map replaces it as the visitor approaches; without one,
 * OpenStreetMap's does on request. No other host receives a request before that.
 */
export function MapView({
  place,
  label,
  google,
  look = 'light',
  height = 'standard',
  address,
  oneButton = false,
}: MapViewProps) {
  const data: MapData = { ...place, title: label, ...(google && { google }) };
  return (
    <div
      className={clsx(styles.map, colors.colors)}
      data-effect="map"
      data-map={JSON.stringify(data)}
      data-map-state="initialised"
      data-look={look}
      data-height={height}
      data-one-button={oneButton || undefined}
    >
      <div className={styles.drawn}>
        <DrawnMap title={label} />
        <MapMarker label={label} address={address} />
      </div>
      <div className={styles.stage} data-map-stage="" />
      <MapControls place={place} google={google !== undefined} />
    </div>
  );
}
