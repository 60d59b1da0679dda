import { menu } from '~/lib/routes/menu';
import { words } from '~/lib/words/words';
import { BrandLink } from '~/sections/site-header/BrandLink';
import { HeaderFrame, type HeaderPartProps } from '~/sections/site-header/HeaderFrame';
import { MenuToggle } from '~/sections/site-header/MenuToggle';
import { SchemeSwitch } from '~/sections/site-header/SchemeSwitch';
import { ButtonLink } from '~/ui/button/Button';
import site from '~site';
import { content } from '../content';
import styles from './splash-header.module.css';

/**
 * A header that sells: the page's own anchors, name, price and checkout in one slim row that stays
 * in reach. The template's whole menu lies behind the button at its end.
 */
export function SplashHeader(props: HeaderPartProps) {
  const { header, offer } = content;
  const { brand, mark, logo, entries } = props;
  return (
    <HeaderFrame {...props} entries={[...entries, ...menu()]} className={styles.header}>
      <div className={styles.bar}>
        <BrandLink brand={brand} mark={mark} variant={logo} className={styles.brand} />
        <nav className={styles.menu} aria-label={words.header.main}>
          {header.anchors.map(({ label, href }) => (
            <a key={href} href={href} className={styles.anchor}>
              {label}
            </a>
          ))}
        </nav>
        <p className={styles.offer}>
          {offer?.price && <strong className={styles.price}>{offer.price}</strong>}
          {site.buyUrl !== undefined && (
            <ButtonLink href={site.buyUrl} rel="noopener" className={styles.buy}>
              {header.buy}
            </ButtonLink>
          )}
        </p>
        <SchemeSwitch hasSchemes={props.hasSchemes} />
        <MenuToggle className={styles.toggle} />
      </div>
    </HeaderFrame>
  );
}
