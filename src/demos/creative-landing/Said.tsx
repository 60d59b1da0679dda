import { clsx } from 'clsx';
import type { LanguageMark } from '~/lib/languages/language';
import { content } from './content';
import type { Line } from './voices';
import styles from './said.module.css';

interface SaidProps extends Line, LanguageMark {
  className?: string | undefined;
}

/** What one of the two says, in their own type, after their name. */
export function Said({ by, says, className, ...mark }: SaidProps) {
  return (
    <span {...mark} className={clsx(styles.said, className)} data-voice={by}>
      <b className={styles.name}>{content.voices[by]}</b>
      {` ${says}`}
    </span>
  );
}

/** What the two say to each other: a paragraph for each. */
export const Talk = ({ lines }: { lines: readonly Line[] }) =>
  lines.map((line) => (
    <p key={line.says}>
      <Said {...line} />
    </p>
  ));
