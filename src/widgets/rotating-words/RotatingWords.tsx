import type { ComponentPropsWithoutRef } from 'react';
import { clsx } from 'clsx';
import { words as interfaceWords } from '~/lib/words/words';
import { PauseButton } from '~/ui/pause-button/PauseButton';
import { language as pageLanguage } from '~/lib/languages/language';
import styles from './rotating-words.module.css';

interface RotatingWordsProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  words: string[];
  /** The language of the list of words, a BCP 47 tag. */
  language?: string;
}

/**
 * Words shown one at a time in turn, in the space of the widest. For screen readers, in print and
 * without script they are a list: “UX Designer, UI Designer, and Content Writer”. Their section
 * must contain a `RotatingWordsPause`. An effect runs them, so they need no hydration.
 */
export function RotatingWords({
  words,
  language = pageLanguage(),
  className,
  ...rest
}: RotatingWordsProps) {
  const parts = new Intl.ListFormat(language).formatToParts(words);
  const first = parts.findIndex(({ type }) => type === 'element');
  return (
    <span {...rest} className={clsx(styles.words, className)} data-effect="rotating-words">
      {parts.map(({ type, value }, index) =>
        type === 'element' ? (
          <span
            key={index}
            className={styles.word}
            data-word=""
            {...(index === first && { 'data-shown': '' })}
          >
            {value}
          </span>
        ) : (
          <span key={index} className={styles.joint}>
            {value}
          </span>
        ),
      )}
    </span>
  );
}

/** Pauses the rotating words of the surrounding section, which never stop by themselves. */
export function RotatingWordsPause({ className }: { className?: string | undefined }) {
  return <PauseButton effect="words" label={interfaceWords.pause.words} className={className} />;
}
