import { clsx } from 'clsx';
import type { Offer } from './offer.schema';
import styles from './offer.module.css';

/** Licence and refund in small letters, as far as the seller gives them. */
export function Terms({ licence, refund, className }: Offer & { className?: string | undefined }) {
  const terms = [licence, refund].filter(Boolean).join(' ');
  return terms && <p className={clsx(styles.terms, className)}>{terms}</p>;
}
