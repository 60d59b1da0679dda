import IconPlayerPlayFilled from 'virtual:icon/player-play-filled';
import styles from './play-button.module.css';

/** How large the circle is: `medium` on a thumbnail, `large` where the picture is all there is. */
export type PlayButtonSize = 'medium' | 'large';

/** A play button's look; the link around it is what one presses, and has the words. */
export function PlayButton({ size = 'medium' }: { size?: PlayButtonSize }) {
  return (
    <span className={styles.circle} data-size={size} data-play-button="" aria-hidden="true">
      <IconPlayerPlayFilled className={styles.icon} />
    </span>
  );
}
