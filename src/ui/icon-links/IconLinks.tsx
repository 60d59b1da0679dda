import type { DrawnIcon } from '~/ui/icon/Icon';
import { withBase } from '~/lib/routes/url';
import styles from './icon-links.module.css';

interface IconLinksProps {
  links: {
    /** The accessible name. */
    label: string;
    href: string;
    /** The icon component. */
    Icon?: DrawnIcon;
    /** An image below `public`, used instead of `Icon`. */
    file?: string;
  }[];
}

/** A row of icon links with accessible names. */
export function IconLinks({ links }: IconLinksProps) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, href, Icon, file }) => (
        <li key={label}>
          <a className={styles.link} href={href} rel="noopener" aria-label={label}>
            {Icon && <Icon size={20} stroke={1.5} aria-hidden="true" />}
            {file !== undefined && <img src={withBase(file)} width={20} height={20} alt="" />}
          </a>
        </li>
      ))}
    </ul>
  );
}
