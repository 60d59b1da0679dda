import { words } from '~/lib/words/words';
import { PauseButton } from '~/ui/pause-button/PauseButton';
import styles from './particles.module.css';

/**
 * Linked particles behind their host, which must be `position: relative` and `isolation: isolate`.
 * Dots use the accent, links the text's colour; a host overrides them with `--particles-dots` and
 * `--particles-links`. An effect runs them, so they need no hydration.
 */
export function Particles() {
  return (
    <>
      <canvas className={styles.canvas} data-effect="particles" aria-hidden="true" />
      <PauseButton effect="particles" label={words.pause.particles} className={styles.pause} />
    </>
  );
}
