import { words } from '~/lib/words/words';
import { CoverLink } from '~/ui/cover-link/CoverLink';
import { Picture } from '~/ui/picture/Picture';
import type { DemoWindow } from '../demo-catalogue/demo-window';
import styles from './shop-fronts.module.css';
import { pageAddress } from '~/lib/languages/page-address';

/**
 * Some homes behind shop windows. They are photographs at first; once a visitor moves, script puts
 * the homes themselves there, which scroll while somebody looks into them.
 */
export function ShopFronts({ homes }: { homes: DemoWindow[] }) {
  if (homes.length === 0) return null;
  return (
    <ul className={styles.street} data-effect="shop-fronts">
      {homes.map(({ slug, path, title, firm = title, picture }) => (
        <li key={slug} className={styles.shop}>
          <p className={styles.sign}>
            <CoverLink href={pageAddress(path)} target="_blank" className={styles.link}>
              {firm}
              <span className="visually-hidden">{` ${words.shell.newTab}`}</span>
            </CoverLink>
            {firm !== title && <span className={styles.kind}>{title}</span>}
          </p>
          <div className={styles.pane} data-home={pageAddress(path)} data-label={firm}>
            <Picture {...picture} className={styles.poster} />
          </div>
        </li>
      ))}
    </ul>
  );
}
