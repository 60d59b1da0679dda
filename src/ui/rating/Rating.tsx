import { IconStar, IconStarFilled } from '@tabler/icons-react';
import styles from './rating.module.css';

/** How many stars there can be. */
const MOST = 5;

/** A rating in stars. */
export function Rating({ stars }: { stars: number }) {
  return (
    <p className={styles.rating}>
      <span className="visually-hidden">
        {stars} of {MOST} stars
      </span>
      {Array.from({ length: MOST }, (_, index) => {
        const Star = index < stars ? IconStarFilled : IconStar;
        return <Star key={index} size={20} stroke={1.5} aria-hidden="true" />;
      })}
    </p>
  );
}
