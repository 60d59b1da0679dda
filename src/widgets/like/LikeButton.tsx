import { IconHeart } from '@tabler/icons-react';
import styles from './like.module.css';

interface LikeButtonProps {
  /** What is liked: the page's path. */
  id: string;
  /** How many liked it before. */
  count: number;
}

/**
 * A like that this device remembers; it is sent nowhere. The count stands without script as well,
 * the button works with it.
 */
export function LikeButton({ id, count }: LikeButtonProps) {
  return (
    <p className={styles.likes}>
      <button
        type="button"
        className={styles.button}
        data-like={id}
        aria-pressed="false"
        aria-label="Like this article"
        data-needs-script=""
      >
        <IconHeart className={styles.heart} size={20} stroke={1.5} aria-hidden="true" />
      </button>
      <span>
        <span data-like-count="">{count}</span> likes
      </span>
    </p>
  );
}
