import { withBase } from '~/lib/url';
import { Picture } from '~/ui/picture/Picture';
import type { DemoWindow } from './demo-catalogue.schema';
import styles from './window.module.css';

/** Where a window leads that has no page behind it yet. */
const COMING_SOON = '#coming-soon';

interface WindowProps {
  demo: DemoWindow;
  /** The tabs under which it is shown, separated by blanks. */
  groups: string;
}

/** A demo as a shop window: dim until one comes near, then lit, and its page scrolls past. */
export function Window({ demo, groups }: WindowProps) {
  const { title, description, label, picture, path, built } = demo;
  const target = built ? { href: withBase(path), target: '_blank' } : { href: COMING_SOON };
  return (
    <li className={styles.window} data-groups={groups} data-label={label}>
      <div className={styles.frame}>
        <Picture {...picture} className={styles.pane} />
      </div>
      {label && <p className={styles.sign}>{label}</p>}
      <h3 className={styles.title}>
        <a {...target} className={styles.link}>
          {title}
          {built && <span className="visually-hidden"> (opens in a new tab)</span>}
        </a>
      </h3>
      <p className={styles.description}>{description}</p>
    </li>
  );
}

/** A window whose blind is down. */
export function ComingSoon({ title, description }: { title: string; description: string }) {
  return (
    <li className={styles.window} data-groups="all">
      <div className={styles.frame}>
        <span className={styles.blind} />
      </div>
      <h3 className={styles.title}>
        <a href={COMING_SOON} className={styles.link}>
          {title}
        </a>
      </h3>
      <p className={styles.description}>{description}</p>
    </li>
  );
}
