import type { ComponentPropsWithoutRef } from 'react';
import { clsx } from 'clsx';
import type { LogoData } from '~/lib/pictures/logo';
import styles from './logo.module.css';

interface LogoProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'width' | 'height'> {
  logo: LogoData;
  /** The owner of the logo, as alternative text. */
  name: string;
}

/**
 * A logo in the colour of the text around it. The page contains a reference of only 100 bytes
 * (repeated in a hydrated section's props); the drawings of all logos share one file that the
 * browser caches for later pages. The file comes from this site, so the content security policy
 * allows it.
 */
export function Logo({ logo: { href, width, height }, name, className, ...rest }: LogoProps) {
  return (
    <svg
      {...rest}
      className={clsx(styles.logo, className)}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={name}
    >
      <use href={href} />
    </svg>
  );
}
