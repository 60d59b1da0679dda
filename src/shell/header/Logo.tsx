import site from '~site';
import { withBase } from '~/lib/url';
import styles from './logo.module.css';

/**
 * The logo's variants.
 *
 * - `default`: the symbol in the accent, the name in the text's colour
 * - `light`, `dark`: the symbol in the accent, the name in white or ink
 * - `all-dark`: both in ink
 * - `symbol-light`, `symbol-dark`: the symbol alone, in white or ink
 */
export const logoVariants = [
  'default',
  'light',
  'dark',
  'all-dark',
  'symbol-light',
  'symbol-dark',
] as const;

/** One of the logo's variants. */
export type LogoVariant = (typeof logoVariants)[number];

/** The site's logo, a link to the home page: a shop window with its light on. */
export function Logo({ variant = 'default' }: { variant?: LogoVariant }) {
  const symbolOnly = variant.startsWith('symbol');
  return (
    <a
      className={styles.logo}
      data-variant={variant}
      href={withBase('/')}
      aria-label={`${site.name}, home`}
    >
      <svg className={styles.symbol} viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <path d="M3 3h26v26H3z" fill="none" stroke="currentColor" strokeWidth="2.5" />
        <path
          className={styles.light}
          d="M8.5 23.5V16a7.5 7.5 0 0 1 15 0v7.5z"
          fill="currentColor"
        />
      </svg>
      {!symbolOnly && <span className={styles.name}>{site.name}</span>}
    </a>
  );
}
