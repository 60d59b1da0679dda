import type { ComponentPropsWithoutRef } from 'react';
import { clsx } from 'clsx';
import type { PictureData } from '~/lib/pictures/picture';
import { Picture } from '~/ui/picture/Picture';
import { PARALLAX_STRENGTH, type ParallaxStrength } from './constants';
import styles from './parallax-picture.module.css';

interface ParallaxPictureProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  picture: PictureData;
  /** How far it drifts, in pixels; never more than three quarters of the window's width. */
  strength?: ParallaxStrength | undefined;
  /** Loads the picture at once and before others, for a section that opens the page. */
  priority?: boolean | undefined;
}

/**
 * A picture that drifts in its frame as the page scrolls. The owner sizes the frame by `className`:
 * with a height or `position: absolute`. The picture is taller than the frame by the distance it
 * drifts, so its `sizes` must be wider than the frame.
 */
export function ParallaxPicture({
  picture,
  strength = PARALLAX_STRENGTH,
  priority,
  className,
  ...rest
}: ParallaxPictureProps) {
  return (
    <div
      {...rest}
      className={clsx(styles.frame, className)}
      data-effect="parallax"
      data-strength={strength}
    >
      <Picture {...picture} priority={priority} className={styles.picture} />
    </div>
  );
}
