import type { ReactNode } from 'react';
import site from '~site';
import type { Brand, Mark } from '~/lib/site/brand';
import { slots } from '~/lib/slots';
import { OwnLogo, type OwnLogoSlot } from './OwnLogo';
import styles from './brand-link.module.css';

interface BrandSignProps {
  brand: Brand;
  mark?: Mark | undefined;
  /** Of the firm's mark. */
  className?: string | undefined;
  /** Whether it stands on a dark ground. */
  isOnDark?: boolean;
  /** The name as it is written beside the mark; left out, it stands on an owner's site alone. */
  children?: ReactNode;
}

/** Slots that looks can style. */
const slot = slots<OwnLogoSlot | 'name'>();

/**
 * The firm's mark where it is no link: in a footer, on a letter. On an owner's own site their logo stands
 * there, or their name, as in {@link BrandLink}.
 */
export function BrandSign({
  brand,
  mark: FirmMark,
  className,
  isOnDark = false,
  children,
}: BrandSignProps) {
  const { homeBrands, logo } = site;
  if (homeBrands)
    return (
      <>
        {FirmMark && <FirmMark className={className} />}
        {children}
      </>
    );
  const holdsName = logo !== undefined && !logo.isMark;
  return (
    <>
      {logo && <OwnLogo {...{ logo, isOnDark }} alt={holdsName ? brand.name : ''} />}
      {!holdsName &&
        (children ?? (
          <span className={styles.plain} data-slot={slot('name')}>
            {brand.name}
          </span>
        ))}
    </>
  );
}
