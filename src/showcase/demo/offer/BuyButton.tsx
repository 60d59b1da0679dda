import type { ReactNode } from 'react';
import { ButtonLink } from '~/ui/button/Button';
import site from '~site';
import styles from './offer.module.css';

interface BuyButtonProps {
  /** The words of the link to the checkout, whose address is `buyUrl` in `site.config.ts`. */
  label: string;
  price?: string | undefined;
  /** What stands behind the price in the same row. */
  children?: ReactNode;
}

/** The way to the checkout, with the price beside it. */
export function BuyButton({ label, price, children }: BuyButtonProps) {
  return (
    <p className={styles.row}>
      {site.buyUrl !== undefined && (
        <ButtonLink href={site.buyUrl} rel="noopener">
          {label}
        </ButtonLink>
      )}
      {price && <strong className={styles.price}>{price}</strong>}
      {children}
    </p>
  );
}
