import { clsx } from 'clsx';
import type { LanguageMark } from '~/lib/languages/language';
import { fill } from '~/lib/words/fill';
import styles from './barcode.module.css';
import { BARCODE_WIDTH, stripes } from './year/plots';
import { sumOf, totalsOf } from './year/year';
import type { Year } from './year/year.schema';

interface BarcodeProps extends LanguageMark {
  year: Year;
  /** What stands in the place of a price. */
  price: string;
  className?: string | undefined;
}

/** A shop's label, whose stripes are as wide as the year's weeks were large. */
export function Barcode({ year, price, className, ...mark }: BarcodeProps) {
  const weeks = totalsOf(year.companies);
  return (
    <div className={clsx(styles.label, className)}>
      <p {...mark} className={styles.price}>
        <span>{fill(year.report, { year: year.year })}</span> <span>{price}</span>
      </p>
      <svg
        className={styles.stripes}
        viewBox={`0 0 ${BARCODE_WIDTH} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={stripes(weeks)} />
      </svg>
      <p className={styles.digits} aria-hidden="true">
        <span>{year.year}</span> <span>{weeks.length}</span>{' '}
        <span>{String(Math.round(sumOf(weeks) * 10)).padStart(7, '0')}</span>
      </p>
    </div>
  );
}
