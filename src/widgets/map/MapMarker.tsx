import styles from './map-marker.module.css';

interface MapMarkerProps {
  label: string;
  /** The postal address, shown below the place's name. */
  address?: string | undefined;
}

/** The pin with the place's name, in the middle of a map. */
export function MapMarker({ label, address }: MapMarkerProps) {
  return (
    <div className={styles.marker} data-map-marker="">
      <span className={styles.pin} aria-hidden="true" />
      <span className={styles.label}>
        {label}
        {address && <small className={styles.address}>{address}</small>}
      </span>
    </div>
  );
}
