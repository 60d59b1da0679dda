import type { ComponentPropsWithoutRef } from 'react';
import { clsx } from 'clsx';
import IconPlayerPauseFilled from 'virtual:icon/player-pause-filled';
import IconPlayerPlayFilled from 'virtual:icon/player-play-filled';
import styles from './pause-button.module.css';

interface PauseButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** The accessible name, which states what the button pauses: `Pause the moving background`. */
  label: string;
  /** The effect that the button controls, as a section may have more than one. */
  effect: 'film' | 'particles' | 'words';
}

/**
 * Pauses and resumes moving content; pressed means paused. Hidden until its effect runs (see
 * `on-pause.ts`).
 */
export function PauseButton({ label, effect, className, ...rest }: PauseButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={clsx(styles.button, className)}
      aria-label={label}
      aria-pressed={false}
      data-pause={effect}
      data-needs-script=""
      hidden
    >
      <IconPlayerPauseFilled className={styles.pause} size={18} aria-hidden="true" />
      <IconPlayerPlayFilled className={styles.play} size={18} aria-hidden="true" />
    </button>
  );
}
