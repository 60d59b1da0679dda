import type { ReactNode } from 'react';
import site from '~site';
import type { Brand, Mark } from '~/lib/site/brand';
import { slots } from '~/lib/slots';
import { OwnLogo, type OwnLogoSlot } from './OwnLogo';
import styles from './brand-link.module.css';

interface BrandSignProps {
  brand: Brand;
  mark?: Mark | undefined;
  /** Class of the brand's mark. */
  className?: string | undefined;
  /** Set on a dark background, to choose the logo's `onDark` file. */
  isOnDark?: boolean;
  /** The name as written beside the mark; by default, shown only on an owner's site. */
  children?: ReactNode;
}

/** Slots that looks can style. */
const slot = slots<OwnLogoSlot | 'name'>();

/**
 * The brand's mark without a link, for a footer or a letter. On an owner's own site it shows their
 * logo or their name, as in {@link BrandLink}.
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
  const includesName = logo !== undefined && !logo.isMark;
  return (
    <>
      {logo && <OwnLogo {...{ logo, isOnDark }} alt={includesName ? brand.name : ''} />}
      {!includesName &&
        (children ?? (
          <span className={styles.plain} data-slot={slot('name')}>
            {brand.name}
          </span>
        ))}
    </>
  );
}
