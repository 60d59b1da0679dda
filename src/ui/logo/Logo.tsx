import type { ComponentPropsWithoutRef } from 'react';
import { clsx } from 'clsx';
import type { LogoData } from '~/lib/pictures/logo';
import styles from './logo.module.css';

interface LogoProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'width' | 'height'> {
  logo: LogoData;
  /** Whose logo it is: its name for those who cannot see it. */
  name: string;
}

/**
 * A logo in the colour of the text around it. The page holds a reference of a hundred bytes, once
 * more in a hydrated section's props; the drawing comes with all others in one file and is kept by
 * the browser for the next page. The file comes from this site, so the policy allows it.
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
