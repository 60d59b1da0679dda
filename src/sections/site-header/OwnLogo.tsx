import { clsx } from 'clsx';
import type { Site } from '~/lib/site/site';
import { slots } from '~/lib/slots';
import { withBase } from '~/lib/routes/url';
import styles from './brand-link.module.css';

interface OwnLogoProps {
  logo: NonNullable<Site['logo']>;
  /** Whether it stands on a dark ground. */
  isOnDark: boolean;
  /** What is read withOutput, where nothing beside it says so. */
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
