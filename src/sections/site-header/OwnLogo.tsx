import { clsx } from 'clsx';
import type { Site } from '~/lib/site/site';
import { slots } from '~/lib/slots';
import { withBase } from '~/lib/routes/url';
import styles from './brand-link.module.css';

interface OwnLogoProps {
  logo: NonNullable<Site['logo']>;
  /** Set on a dark background, to choose the logo's `onDark` file. */
  isOnDark: boolean;
  /** Alternative text, if no text beside the logo gives the same name. */
  alt?: string;
  className?: string | undefined;
}

/** Slots that looks can style. */
export type OwnLogoSlot = 'mark';

const slot = slots<OwnLogoSlot>();

/**
 * The owner's logo. On a page's own background it is the one for dark backgrounds where the page is
 * dark, in a theme with two palettes.
 */
export function OwnLogo({ logo, isOnDark, alt = '', className }: OwnLogoProps) {
  const { file, onDark, width, height } = logo;
  const shared = {
    className: clsx(styles.logo, className),
    'data-slot': slot('mark'),
    ...{ width, height },
  };
  if (isOnDark || onDark === undefined)
    return <img {...shared} alt={alt} src={withBase(isOnDark ? (onDark ?? file) : file)} />;
  return (
    <>
      <img {...shared} alt={alt} src={withBase(file)} data-in="light" />
      <img {...shared} alt={alt} src={withBase(onDark)} data-in="dark" hidden loading="lazy" />
    </>
  );
}
