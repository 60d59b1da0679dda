import { googleMapsPage, openStreetMapPage, type Place } from '~/lib/map/place';
import { words } from '~/lib/words/words';
import styles from './map-controls.module.css';

interface MapControlsProps {
  place: Place;
  /** True if the real map is Google's, which loads by itself; OpenStreetMap's loads on request. */
  google: boolean;
}

/** The overlay on a drawn map: a note that it is a drawing, and the controls for a real one. */
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
