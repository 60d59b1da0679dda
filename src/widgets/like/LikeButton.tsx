import IconHeart from 'virtual:icon/heart';
import { pluralForm } from '~/lib/words/fill';
import { words } from '~/lib/words/words';
import styles from './like.module.css';
import { language } from '~/lib/languages/language';

interface LikeButtonProps {
  /** The path of the liked page. */
  id: string;
  /** The number of likes before this one. */
  count: number;
}

/**
 * A like that only this device stores; nothing is sent. The count is shown without script; the
 * button needs it.
 */
export function LikeButton({ id, count }: LikeButtonProps) {
  const [before, after] = pluralForm(words.like.likes, count, language()).split('{count}');
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
