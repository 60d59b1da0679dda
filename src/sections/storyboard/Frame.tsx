import { IconArrowUpRight } from '@tabler/icons-react';
import { Picture } from '~/ui/picture/Picture';
import type { Project } from './storyboard.schema';
import styles from './frame.module.css';

/** One frame of the storyboard. On a phone, what has both words and a link folds them away. */
export function Frame({
  title,
  category,
  description,
  picture,
  link,
  number,
}: Project & { number: number }) {
  const external = link?.href.startsWith('http') ?? false;
  const details = (
    <>
      {description && <p className={styles.description}>{description}</p>}
      {link && (
        <a
          className={styles.link}
          href={link.href}
          {...(external && { rel: 'noopener', target: '_blank' })}
        >
          {link.label}
          <span className="visually-hidden">
            : {title}
            {external && ' (opens in a new tab)'}
          </span>
          <IconArrowUpRight size={18} stroke={1.5} aria-hidden="true" />
        </a>
      )}
    </>
  );
  return (
    <li className={styles.frame}>
      <div className={styles.shot}>
        <Picture {...picture} className={styles.picture} />
      </div>
      <p className={styles.label}>
        <span className={styles.number} aria-hidden="true">
          {String(number).padStart(2, '0')}
        </span>
        {category}
      </p>
      <h3 className={styles.title}>{title}</h3>
      {description && external ? (
        <details className={styles.details}>
          <summary className={styles.summary}>Details</summary>
          {details}
        </details>
      ) : (
        details
      )}
    </li>
  );
}
