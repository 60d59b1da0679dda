import { QuickLinks, SayHello, SmallPrint } from '~/sections/site-footer/FooterGroups';
import { ContactLink } from '~/sections/site-footer/ContactLink';
import { footerLinks } from '~/sections/site-footer/footer-links';
import type { FooterPartProps } from '~/sections/site-footer/SiteFooter';
import { BrandSign } from '~/sections/site-header/BrandSign';
import { SocialLinks } from '~/ui/social-links/SocialLinks';
import { PhoneLink } from '~/ui/phone-link/PhoneLink';
import { DROPS_ID, THICKNESSES, drops } from './drops';
import styles from './footer.module.css';

/** The bubble has burst: a ring of drops against the dark, and what was in it. */
export function Footer({ brand, mark }: FooterPartProps) {
  const { social } = footerLinks;
  return (
    <footer className={styles.footer}>
      <div className={styles.burst}>
        <svg className={styles.drops} viewBox="0 0 100 100" aria-hidden="true">
          <g id={DROPS_ID} strokeLinecap="round">
            {drops().map((lines, index) => (
              <path key={index} d={lines} strokeWidth={THICKNESSES[index]} />
            ))}
          </g>
        </svg>
        <div className={styles.middle}>
          <BrandSign brand={brand} mark={mark} className={styles.mark} isOnDark />
          <ContactLink className={styles.contact} />
          <address className={styles.address}>
            {[brand.address, brand.founded].filter((part) => part !== undefined).join(', ')}
            <br />
            <PhoneLink phone={brand.phone} />
          </address>
        </div>
      </div>
      <QuickLinks className={styles.quick} heading={styles.heading} />
      <SayHello brand={brand} className={styles.hello} heading={styles.heading}>
        <SocialLinks links={social} />
      </SayHello>
      <SmallPrint brand={brand} className={styles.copyright} />
    </footer>
  );
}
