import styles from './map-marker.module.css';

interface MapMarkerProps {
  label: string;
  /** Where the place is, below its name. */
  address?: string | undefined;
}

/** The pin on a map, with the place's name, in the middle of what it stands in. */
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
