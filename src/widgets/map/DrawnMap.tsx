import city from '~/assets/map/city.svg?raw';
import { fill } from '~/lib/words/fill';
import { words } from '~/lib/words/words';
import styles from './drawn-map.module.css';

/** A drawing of an invented city. It is inline, so that the map's look can colour its parts. */
export function DrawnMap({ title }: { title: string }) {
  return (
    <div
      className={styles.drawing}
      role="img"
      aria-label={fill(words.map.drawing, { title })}
      dangerouslySetInnerHTML={{ __html: city }}
    />
  );
}
