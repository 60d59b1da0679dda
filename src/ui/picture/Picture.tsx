import type { ComponentPropsWithoutRef } from 'react';
import { clsx } from 'clsx';
import type { PictureData } from '~/lib/pictures/picture';
import type { Scheme } from '~/lib/theme/theme';
import styles from './picture.module.css';

interface PictureProps
  extends PictureData, Omit<ComponentPropsWithoutRef<'picture'>, keyof PictureData> {
  /** Marks the first screen's main picture, which is loaded at once and before others. */
  priority?: boolean | undefined;
}

/**
 * A picture from the content. Its space is reserved and filled with its mean colour until it loads.
 * One that has another file for dark colours is printed twice, and the page's theme shows one of
 * them; browsers don't load a lazy picture that is hidden.
 */
export function Picture({ dark, ...picture }: PictureProps) {
  if (!dark) return <OnePicture {...picture} />;
  return (
    <>
      <OnePicture {...picture} data-in="light" />
      <OnePicture {...picture} {...dark} priority={false} data-in="dark" hidden />
    </>
  );
}

function OnePicture({
  src,
  alt,
  width,
  height,
  sizes,
  tone,
  focus,
  sources,
  priority = false,
  className,
  ...rest
}: Omit<PictureProps, 'dark'> & { 'data-in'?: Scheme }) {
  return (
    <picture {...rest} className={clsx(styles.picture, className)}>
      {sources.map((source) => (
        <source key={source.srcSet} {...source} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        data-tone={tone}
        data-focus={focus}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  );
}
