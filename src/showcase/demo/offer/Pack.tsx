import type { Offer } from './offer.schema';
import styles from './offer.module.css';

type PackProps = NonNullable<Offer['pack']> & Pick<Offer, 'refund'>;

/** What one gets for the money, as a price tag lists it, and what costs nothing. */
export function Pack({ heading, items, free, refund }: PackProps) {
  return (
    <div className={styles.pack}>
      <h3 className={styles.packHeading}>{heading}</h3>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {[free, refund].map((line) => line && <p key={line}>{line}</p>)}
    </div>
  );
}
