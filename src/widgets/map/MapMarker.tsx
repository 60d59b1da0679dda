import styles from './map-marker.module.css';

interface MapMarkerProps {
  label: string;
  /** What stands below the place's name, line by line. */
  address: string;
}

/** The pin with the place's name, in the middle of a map. */
export function MapMarker({ label, address }: MapMarkerProps) {
  return (
    <div className={styles.marker} data-map-marker="">
      <span className={styles.pin} aria-hidden="true" />
      <span className={styles.label}>
        {label}
        <small className={styles.address}>{address}</small>
      </span>
    </div>
  );
}
