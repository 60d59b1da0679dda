import { withBase } from '~/lib/routes/url';
import { words } from '~/lib/words/words';
import { CoverLink } from '~/ui/cover-link/CoverLink';
import { Picture } from '~/ui/picture/Picture';
import type { DemoWindow } from './demo-catalogue.schema';
import shutter from './shutter.module.css';
import styles from './window.module.css';

/** Where a window leads that has no page behind it yet. */
const COMING_SOON = '#coming-soon';

interface WindowProps {
  demo: DemoWindow;
  /** The tabs under which it is shown, separated by blanks. */
  groups: string;
}

/** A demo as a lit shop window: its first screen, uncut. Looked into, its whole page passes by. */
export function Window({ demo, groups }: WindowProps) {
  const { firm, title, description, label, picture, whole, phone, path, built } = demo;
  const target = built ? { href: withBase(path), target: '_blank' } : { href: COMING_SOON };
  const name = firm ?? title;
  return (
    <li
      className={styles.window}
      data-groups={groups}
      data-label={label}
      data-size={phone && 'large'}
    >
      <div className={styles.front}>
        <div className={styles.frame} data-pane="" data-whole={whole}>
          <Picture {...picture} className={styles.pane} />
        </div>
        {phone && <Picture {...phone} className={styles.phone} />}
      </div>
      <div className={styles.caption}>
        <h3 className={styles.title}>
          <CoverLink {...target} className={styles.link}>
            {name}
            {built && <span className="visually-hidden">{` ${words.shell.newTab}`}</span>}
          </CoverLink>
        </h3>
        <p className={styles.kind}>
          {name === title ? '' : title}
          {label && <strong className={styles.sign}>{label}</strong>}
        </p>
        <p className={styles.description}>{description}</p>
      </div>
    </li>
  );
}

/** The place of a demo that is yet to come: a shutter, and a note on it that says what is going on. */
export function ComingSoon({ title, description }: { title: string; description: string }) {
  return (
    <li className={styles.window} data-groups="all" data-coming-soon="">
      <div className={styles.front}>
        <div className={styles.frame}>
          <p className={shutter.shutter}>
            <span className={shutter.note}>{description}</span>
          </p>
        </div>
      </div>
      <h3 className={styles.title}>
        <CoverLink href={COMING_SOON} className={styles.link}>
          {title}
        </CoverLink>
      </h3>
    </li>
  );
}
