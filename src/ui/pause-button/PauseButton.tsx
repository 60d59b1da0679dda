import type { ComponentPropsWithoutRef } from 'react';
import { clsx } from 'clsx';
import IconPlayerPauseFilled from 'virtual:icon/player-pause-filled';
import IconPlayerPlayFilled from 'virtual:icon/player-play-filled';
import styles from './pause-button.module.css';

interface PauseButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** What it pauses, as its spoken name: `Pause the moving background`. */
  label: string;
  /** The effect that it belongs to, where a section has more than one: `particles`, `words`. */
  effect: 'film' | 'particles' | 'words';
}

/**
 * Holds what moves by itself, and lets it go on: pressed means that it stands still. Hidden until
 * the effect that it belongs to runs (see `on-pause.ts`).
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
