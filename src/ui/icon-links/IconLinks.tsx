import type { TablerIcon } from '@tabler/icons-react';
import styles from './icon-links.module.css';

interface IconLinksProps {
  links: {
    /** What is read aloud. */
    label: string;
    href: string;
    Icon: TablerIcon;
  }[];
}

/** A row of links that are icons, with spoken names. */
export function IconLinks({ links }: IconLinksProps) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, href, Icon }) => (
        <li key={label}>
          <a className={styles.link} href={href} rel="noopener" aria-label={label}>
            <Icon size={20} stroke={1.5} aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  );
}
