import IconHeart from 'virtual:icon/heart';
import { pluralForm } from '~/lib/words/fill';
import { words } from '~/lib/words/words';
import site from '~site';
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
  const [before, after] = pluralForm(words.like.likes, count, site.language).split('{count}');
  return (
    <p className={styles.likes}>
      <button
        type="button"
        className={styles.button}
        data-effect="like"
        data-like={id}
        aria-pressed="false"
        aria-label={words.like.label}
        data-like-words={JSON.stringify(words.like.likes)}
        data-needs-script=""
      >
        <IconHeart className={styles.heart} size={20} stroke={1.5} aria-hidden="true" />
      </button>
      <span>
        {before}
        <span data-like-count={count}>{count}</span>
        {after}
      </span>
    </p>
  );
}
