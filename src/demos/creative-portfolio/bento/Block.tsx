import type { BentoContent, Work } from './bento.schema';
import { coverName } from '~/lib/works/cover-name';
import type { Fold } from './folds';
import { Talk } from './Talk';
import styles from './block.module.css';
import { InLanguage } from '~/ui/in-language/InLanguage';

interface BlockProps extends Work {
  speakers: BentoContent['speakers'];
  more: BentoContent['more'];
  /** The value of its kind in the filter. */
  kind: string;
  fold: Fold | undefined;
  /** One of those that stand in the first view. */
  isFirst: boolean;
}

/** A work on its colour: the drawing, its title, what the two say of it, and the way to more. */
export function Block(props: BlockProps) {
  const {
    id,
    title,
    category,
    mark,
    talk,
    speakers,
    ground,
    drawing,
    fills,
    href,
    more,
    kind,
    fold,
    isFirst,
  } = props;
  return (
    <li
      className={styles.block}
      data-ground={ground}
      data-kind={kind}
      data-broad={fold?.broad}
      data-fourth={fold?.fourth}
      data-double={fold?.double}
      data-tall={fold?.tall}
    >
      <div className={styles.plate} data-fills={fills}>
        <img
          className={styles.drawing}
          {...drawing}
          {...coverName(id)}
          alt={drawing.alt}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
        />
      </div>
      <div className={styles.caption}>
        <p className={styles.category}>
          <InLanguage mark={mark}>{category}</InLanguage>
        </p>
        <h2 className={styles.title}>
          <InLanguage mark={mark}>{title}</InLanguage>
        </h2>
        <Talk says={talk} speakers={speakers} />
        <p>
          <a className={styles.more} href={href}>
            {more}
            <span className="visually-hidden" {...mark}>
              : {title}
            </span>
          </a>
        </p>
      </div>
    </li>
  );
}
