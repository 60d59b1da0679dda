import { words } from '~/lib/words/words';
import { PauseButton } from '~/ui/pause-button/PauseButton';
import styles from './particles.module.css';

/**
 * Linked particles behind what they stand in: its host must be `position: relative` and
 * `isolation: isolate`. Dots take the accent, links the text's colour; a host sets others by
 * `--particles-dots` and `--particles-links`. An effect: it needs no hydration.
 */
export function Particles() {
  return (
    <>
      <canvas className={styles.canvas} data-effect="particles" aria-hidden="true" />
      <PauseButton effect="particles" label={words.pause.particles} className={styles.pause} />
    </>
  );
}
