import { WardrobeButton } from './WardrobeButton';
import styles from './corner.module.css';

/** The wardrobe's button in a corner of the window, for a site without the template's bar. */
export default function WardrobeCorner() {
  return <WardrobeButton className={styles.corner} />;
}
