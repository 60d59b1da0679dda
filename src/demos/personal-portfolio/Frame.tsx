import { clsx } from 'clsx';
import { words } from '~/lib/words/words';
import { InLanguage } from '~/ui/in-language/InLanguage';
import { Picture } from '~/ui/picture/Picture';
import { TextLink } from '~/ui/text-link/TextLink';
import type { Project } from './projection.schema';
import beam from './beam.module.css';
import styles from './frame.module.css';

interface FrameProps extends Project {
  number: number;
  /** Its place among the beams, from 1: it decides side and size. */
  stop: number;
  /** What a phone shows in place of the words that it folds away. */
  unfold: string;
}

/** One work at the end of its beam. On a phone, what has both words and a link folds them away. */
export function Frame({
  title,
  category,
  mark,
  description,
  href,
  picture,
  link,
  number,
  stop,
  unfold,
}: FrameProps) {
  const external = link?.href.startsWith('http') ?? false;
  const named = <InLanguage mark={mark}>{title}</InLanguage>;
  const details = (
    <>
      {description && (
        <p className={styles.description}>
          <InLanguage mark={mark}>{description}</InLanguage>
        </p>
      )}
      {link && (
        <TextLink
          className={styles.link}
          href={link.href}
          {...(external && { rel: 'noopener', target: '_blank' })}
          about={external ? `${title} ${words.shell.newTab}` : title}
          aboutMark={mark}
        >
          {link.label}
        </TextLink>
      )}
    </>
  );
  return (
    <li className={clsx(styles.frame, beam.stop)} data-stop={stop}>
      <div className={styles.shot}>
        <Picture {...picture} className={styles.picture} />
      </div>
      <div className={clsx(styles.words, beam.words)}>
        <p className={styles.label}>
          <span className={styles.number} aria-hidden="true">
            {String(number).padStart(2, '0')}
          </span>
          {category}
        </p>
        <h3 className={styles.title}>{href === undefined ? named : <a href={href}>{named}</a>}</h3>
        {description && external ? (
          <details className={styles.details}>
            <summary className={styles.summary}>{unfold}</summary>
            {details}
          </details>
        ) : (
          details
        )}
      </div>
    </li>
  );
}
