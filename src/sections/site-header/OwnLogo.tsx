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

/** The owner's logo. */
export function OwnLogo({ logo, isOnDark, alt = '', className }: OwnLogoProps) {
  const { file, onDark = file, width, height } = logo;
  const src = withBase(isOnDark ? onDark : file);
  return (
    <img
      className={clsx(styles.logo, className)}
      data-slot={slot('mark')}
      {...{ src, width, height, alt }}
    />
  );
}
