import IconArrowUpRight from 'virtual:icon/arrow-up-right';
import type { Brand, Mark } from '~/lib/site/brand';
import { words } from '~/lib/words/words';
import { PhoneLink } from '~/ui/phone-link/PhoneLink';
import { SocialLinks } from '~/ui/social-links/SocialLinks';
import { ContactLink } from './ContactLink';
import { LegalLinks, QuickLinks, SayHello } from './FooterGroups';
import { copyright, footerLinks } from './footer-links';
import styles from './site-footer.module.css';

/** Props of every footer; a home may bring its own footer with the same props. */
export interface FooterPartProps {
  /** The brand that the page belongs to. */
  brand: Brand;
  /** The brand's mark. */
  mark?: Mark | undefined;
}

/** The default footer, for pages that bring none of their own. */
export function SiteFooter({ brand }: FooterPartProps) {
  const { social } = footerLinks();
  return (
    <footer className={styles.footer}>
      <div className={styles.top}>
        <ContactLink
          className={styles.contact}
          icon={<IconArrowUpRight size="0.8em" stroke={1.75} aria-hidden />}
        />
        <SocialLinks links={social} />
      </div>
      <div className={styles.groups}>
        <section aria-labelledby="_footer-visit">
          <h2 id="_footer-visit" className={styles.heading}>
            {words.footer.visit}
          </h2>
          <p className={styles.firm}>{brand.name}</p>
          <address className={styles.address}>{brand.address}</address>
        </section>
        <QuickLinks heading={styles.heading} list={styles.list} />
        <SayHello
          brand={brand}
          heading={styles.heading}
          list={styles.list}
          more={
            brand.phone !== '' && (
              <li>
                <PhoneLink phone={brand.phone} />
              </li>
            )
          }
        />
      </div>
      <div className={styles.end}>
        <p>{copyright(brand)}</p>
        <LegalLinks list={styles.legal} />
      </div>
    </footer>
  );
}
