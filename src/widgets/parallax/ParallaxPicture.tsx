import type { ComponentPropsWithoutRef } from 'react';
import type { PictureData } from '~/lib/picture';
import { Picture } from '~/ui/picture/Picture';
import { PARALLAX_STRENGTH, type ParallaxStrength } from './parallax-numbers';
import styles from './parallax-picture.module.css';

interface ParallaxPictureProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  picture: PictureData;
  /** How far it drifts, in pixels; never more than three quarters of the window's width. */
  strength?: ParallaxStrength | undefined;
}

/**
 * A picture that drifts in its frame as the page is scrolled. The frame's room is its owner's
 * business: by `className`, a height or `position: absolute`. The picture is as much taller than
 * the frame as it drifts, so its `sizes` must be wider than the frame.
 */
export function ParallaxPicture({
  picture,
  strength = PARALLAX_STRENGTH,
  className,
  ...rest
}: ParallaxPictureProps) {
  return (
    <div
      {...rest}
      className={[styles.frame, className].filter(Boolean).join(' ')}
      data-parallax=""
      data-strength={strength}
    >
      <Picture {...picture} className={styles.picture} />
    </div>
  );
}
