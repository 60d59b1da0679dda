import { googleMapsPage, openStreetMapPage, type Place } from '~/lib/map/place';
import { words } from '~/lib/words/words';
import styles from './map-controls.module.css';

interface MapControlsProps {
  place: Place;
  /** Whether the real map is Google's, which comes by itself; OpenStreetMap's is asked for. */
  google: boolean;
}

/** What stands over a drawn map: that it is a drawing, and the ways to a real one. */
export function MapControls({ place, google }: MapControlsProps) {
  return (
    <>
      <p className={styles.note}>{words.map.note}</p>
      <div className={styles.bar}>
        <a
          className={styles.link}
          href={google ? googleMapsPage(place) : openStreetMapPage(place)}
          rel="noopener"
        >
          {google ? words.map.openGoogle : words.map.openStreetMap}
        </a>
        {!google && (
          <button type="button" className={styles.load} data-map-load="" data-needs-script="">
            {words.map.load}
            <small className={styles.source}>{words.map.source}</small>
          </button>
        )}
        <p
          className={styles.status}
          role="status"
          data-loading={words.map.loading}
          data-failure={words.map.failed}
        />
      </div>
    </>
  );
}
