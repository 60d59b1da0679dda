import { clsx } from 'clsx';
import type { LanguageMark } from '~/lib/languages/language';
import styles from './talk.module.css';

interface TalkProps extends LanguageMark {
  /** What is said, by turns; the first of the two begins. */
  says: readonly string[];
  speakers: readonly [string, string];
  /** Shows the names; without it they are only read aloud. */
  named?: boolean;
  className?: string | undefined;
}

/** Two people in their two hands: one is set at the left, the other answers at the right. */
export function Talk({ says, speakers, named = false, className, ...mark }: TalkProps) {
  return (
    <div {...mark} className={clsx(styles.talk, className)}>
      {says.map((line, index) => (
        <p key={line} data-by={index % 2 ? 'second' : 'first'}>
          <span className={named ? styles.name : 'visually-hidden'}>
            {speakers[index % 2 ? 1 : 0]}:{' '}
          </span>
          {line}
        </p>
      ))}
    </div>
  );
}
