import { words } from '~/lib/words/words';
import { CoverLink } from '~/ui/cover-link/CoverLink';
import { Picture } from '~/ui/picture/Picture';
import type { DemoWindow } from './demo-window';
import shutter from './shutter.module.css';
import styles from './window.module.css';
import { pageAddress } from '~/lib/languages/page-address';

/** Where a window leads that has no page behind it yet. */
const COMING_SOON = '#coming-soon';

interface WindowProps {
  demo: DemoWindow;
  /** The tabs under which it is shown, separated by blanks. */
  groups: string;
}

/** A demo as a lit shop window: its first screen. Looked into, its whole page passes by. */
export function Window({ demo, groups }: WindowProps) {
  const { firm, title, description, label, picture, whole, path, built } = demo;
  const target = built ? { href: pageAddress(path), target: '_blank' } : { href: COMING_SOON };
  const name = firm ?? title;
  return (
    <li className={styles.window} data-groups={groups} data-label={label}>
      <div className={styles.front}>
        <div className={styles.frame} data-pane="" data-whole={whole}>
          <Picture {...picture} className={styles.pane} />
        </div>
      </div>
      <div className={styles.caption}>
        <h3 className={styles.title}>
          <CoverLink {...target} className={styles.link}>
            {name}
            {built && <span className="visually-hidden">{` ${words.shell.newTab}`}</span>}
          </CoverLink>
        </h3>
        {label && <strong className={styles.sign}>{label}</strong>}
        {name !== title && <p className={styles.kind}>{title}</p>}
        <p className={styles.description}>{description}</p>
      </div>
    </li>
  );
}

/** The place of a demo that is yet to come: a shutter, and a note on it that says what it will be. */
export function ComingSoon({ title, description }: { title: string; description: string }) {
  return (
    <li className={shutter.shutter} data-groups="all" data-coming-soon="">
      <div className={shutter.note}>
        <h3 className={shutter.title}>
          <CoverLink href={COMING_SOON} className={styles.link}>
            {title}
          </CoverLink>
        </h3>
        <p>{description}</p>
      </div>
    </li>
  );
}
