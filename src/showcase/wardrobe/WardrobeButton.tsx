import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { themesFolder } from '~/showcase/wardrobe/wardrobe';
import { words } from '~/showcase/words/words';
import styles from './wardrobe-button.module.css';

/**
 * Opens the wardrobe. What stands behind it is fetched at the first press; without script it is not
 * there. Before its word it shows the accent that the page wears.
 */
export function WardrobeButton({ className, ...rest }: ComponentPropsWithoutRef<'button'>) {
  return (
    <button
      {...rest}
      type="button"
      className={clsx(styles.button, className)}
      data-wardrobe={themesFolder()}
      data-needs-script=""
      hidden
    >
      {words.wardrobe.action}
    </button>
  );
}
