import IconPlayerPlayFilled from 'virtual:icon/player-play-filled';
import styles from './play-button.module.css';

/** The circle's size: `medium` on a thumbnail, `large` on a picture that stands alone. */
export type PlayButtonSize = 'medium' | 'large';

/** The look of a play button; the link around it is the control and contains the text. */
export function PlayButton({ size = 'medium' }: { size?: PlayButtonSize }) {
  return (
    <span className={styles.circle} data-size={size} data-play-button="" aria-hidden="true">
      <IconPlayerPlayFilled className={styles.icon} />
    </span>
  );
}
