import { clsx } from 'clsx';
import site from '~site';
import type { Brand, Mark } from '~/lib/site/brand';
import { fill } from '~/lib/words/fill';
import { words } from '~/lib/words/words';
import { slots } from '~/lib/slots';
import { OwnLogo, type OwnLogoSlot } from './OwnLogo';
import { TemplateMark } from './TemplateMark';
import styles from './brand-link.module.css';
import { pageAddress } from '~/lib/languages/page-address';

/**
 * The logo's variants.
 *
 * - `default`: the mark in the accent, the name in the text's colour
 * - `light`, `dark`: the mark in the accent, the name in white or ink
 * - `all-dark`: both in ink
 * - `symbol-light`, `symbol-dark`: the mark alone, in white or ink
 */
export const logoVariants = [
  'default',
  'light',
  'dark',
  'all-dark',
  'symbol-light',
  'symbol-dark',
] as const;

/** A variant of the logo. */
export type LogoVariant = (typeof logoVariants)[number];

interface BrandLinkProps {
  brand: Brand;
  /** The brand's mark; the template's own by default. */
  mark?: Mark | undefined;
  variant?: LogoVariant | undefined;
  className?: string | undefined;
}

const slot = slots<OwnLogoSlot | 'name'>();

/**
 * The brand's mark and name as a link to the home page. On an owner's own site it shows their logo,
 * or their name alone.
 */
export function BrandLink({
  brand,
  mark: FirmMark = TemplateMark,
  variant = 'default',
  className,
}: BrandLinkProps) {
  const { homeBrands } = site;
  const logo = homeBrands ? undefined : site.logo;
  const isMarkAlone = homeBrands && variant.startsWith('symbol');
  return (
    <a
      className={clsx(styles.brand, className)}
      data-variant={variant}
      href={pageAddress('/')}
      aria-label={fill(words.header.home, { site: brand.name })}
    >
      {homeBrands && (
        <span className={styles.mark} data-slot={slot('mark')}>
          <FirmMark />
        </span>
      )}
      {logo && <OwnLogo logo={logo} isOnDark={variant.endsWith('light')} />}
      {(!logo || logo.isMark) && !isMarkAlone && (
        <span className={styles.name} data-slot={slot('name')}>
          {brand.name}
        </span>
      )}
    </a>
  );
}
