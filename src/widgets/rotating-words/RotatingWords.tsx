import type { ComponentPropsWithoutRef } from 'react';
import { clsx } from 'clsx';
import { words as interfaceWords } from '~/lib/words/words';
import { PauseButton } from '~/ui/pause-button/PauseButton';
import site from '~site';
import styles from './rotating-words.module.css';

interface RotatingWordsProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  words: string[];
  /** The language in which the words are listed, a BCP 47 tag. */
  language?: string;
}

/**
 * Words of which one is seen at a time, each in its turn, in the room of the widest. Spoken, printed
 * and without script they are a list: “UX Designer, UI Designer, and Content Writer”. Its section
 * must hold a `RotatingWordsPause`. An effect: it needs no hydration.
 */
export function RotatingWords({
  words,
  language = site.language,
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

/** Holds the rotating words of the section that it stands in: they never end by themselves. */
export function RotatingWordsPause({ className }: { className?: string | undefined }) {
  return <PauseButton effect="words" label={interfaceWords.pause.words} className={className} />;
}
